import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';

export interface EmptyStateProps {
  /** One kolam with the missing thread dotted. */
  art?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ art, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('empty', className)}>
      {art}
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}
