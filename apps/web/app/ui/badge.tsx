import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';

export interface BadgeProps {
  /** `a` and `b` name a person; `solid`, `wine` and `outline` are In step, Nearly and Talk. */
  kind?: 'success' | 'warn' | 'danger' | 'wine' | 'solid' | 'outline' | 'a' | 'b' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Says a state in words; the colour only repeats it. */
export function Badge({ kind, className, children }: BadgeProps) {
  return <span className={cx('badge', kind && `badge-${kind}`, className)}>{children}</span>;
}
