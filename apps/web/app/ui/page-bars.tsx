import type { CSSProperties } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { ProgressFrame } from './progress-frame.tsx';

export interface PageBarsProps {
  /** Answers given on each page, first page first. */
  answeredByPage: readonly number[];
  perPage?: number | undefined;
  /** The page on screen, from 1. */
  page: number;
}

/** One bar per page: full when done, ringed while it is on screen. */
export function PageBars({ answeredByPage, perPage = 12, page }: PageBarsProps) {
  const pages = answeredByPage.length;
  const total = pages * perPage;
  const answered = answeredByPage.reduce((sum, count) => sum + count, 0);
  return (
    <div className="progress">
      <ProgressFrame
        className="page-bars"
        label={m.ui_progress_label()}
        value={answered}
        max={total}
        words={m.ui_pages_said({ answered, total, page, pages })}
      >
        {answeredByPage.map((count, i) => (
          // eslint-disable-next-line react/no-array-index-key
          <span key={i} className={cx('bar', i + 1 === page && 'is-now')}>
            <i style={{ '--v': (count / perPage) * 100 } as CSSProperties} />
          </span>
        ))}
      </ProgressFrame>
      <span className="progress-count num" aria-hidden="true">
        {answered}/{total}
      </span>
    </div>
  );
}
