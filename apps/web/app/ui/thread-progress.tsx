import type { CSSProperties } from 'react';
import { m } from '#app/paraglide/messages.js';
import { braidPath } from './braid-path.ts';
import { ProgressFrame } from './progress-frame.tsx';

export interface ThreadProgressProps {
  answered: number;
  total?: number | undefined;
}

/**
 * One dot per question; answering loops it. The whole braid is drawn once and uncovered by a clip, and it
 * stretches to any width: strokes and dots keep their size.
 */
export function ThreadProgress({ answered, total = 17 }: ThreadProgressProps) {
  const { a, b } = braidPath(total);
  const dots = Array.from({ length: total }, (_, i) => `M${i * 24 + 12} 0h0`).join('');
  const frame = { viewBox: `0 -14 ${total * 24} 28`, preserveAspectRatio: 'none' };
  return (
    <div className="progress">
      <ProgressFrame
        className="thread"
        label={m.ui_progress_label()}
        value={answered}
        max={total}
        words={m.ui_progress_said({ answered, total })}
        style={{ '--v': (answered / total) * 100 } as CSSProperties}
      >
        <svg {...frame} aria-hidden="true">
          <path className="thread-dots" d={dots} />
        </svg>
        <svg {...frame} className="thread-done" aria-hidden="true">
          <path className="braid thread-us" d={a} />
          <path className="braid thread-mid" d={b} />
          <path className="thread-dots" d={dots} />
        </svg>
      </ProgressFrame>
      <span className="progress-count num" aria-hidden="true">
        {answered}/{total}
      </span>
    </div>
  );
}
