import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/lib/cx.ts';

export interface ChipProps extends ComponentProps<'button'> {
  isOn?: boolean | undefined;
}

/** A filter that is on or off. */
export function Chip({ isOn = false, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} className={cx('chip', className)} aria-pressed={isOn} />;
}

export interface ChipLinkProps extends ComponentProps<typeof Link> {
  isOn?: boolean | undefined;
}

/** A filter that is part of the address. */
export function ChipLink({ isOn, className, ...rest }: ChipLinkProps) {
  return <Link {...rest} className={cx('chip', className)} aria-current={isOn || undefined} />;
}
