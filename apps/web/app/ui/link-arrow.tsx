import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/lib/cx.ts';
import { ArrowRightIcon } from './icons.tsx';

export interface LinkArrowProps extends ComponentProps<typeof Link> {}

/** A text link that leads somewhere. */
export function LinkArrow({ className, children, ...rest }: LinkArrowProps) {
  return (
    <Link {...rest} className={cx('link-arrow', className)}>
      {children}
      <ArrowRightIcon />
    </Link>
  );
}
