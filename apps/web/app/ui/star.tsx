import { cx } from '#app/lib/cx.ts';

export interface StarProps {
  isOff?: boolean | undefined;
}

export function Star({ isOff }: StarProps) {
  return (
    <svg className={cx('star', isOff && 'star-off')} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />
    </svg>
  );
}
