import type { ComponentProps } from 'react';
import { cx } from '#app/lib/cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, in words: it has no others. */
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx('icon-btn', className)} aria-label={label} />
  );
}
