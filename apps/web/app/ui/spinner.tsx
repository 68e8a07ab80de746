import { cx } from '#app/lib/cx.ts';

export interface SpinnerProps {
  className?: string | undefined;
}

/** A turning arc. The text beside it, or a live region, says what is being waited for. */
export function Spinner({ className }: SpinnerProps) {
  return (
    <svg className={cx('spinner', className)} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" strokeDasharray="40 60" />
    </svg>
  );
}
