import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { Picture } from './picture.tsx';
import type { Span } from './range-row.tsx';

export interface TenSittingsProps {
  scores: readonly number[];
  range: Span;
  poles: readonly [low: string, high: string];
  caption?: ReactNode;
}

/** What a likely range means: most sittings land inside it, some do not. A drawing, never data. */
export function TenSittings({ scores, range: [low, high], poles, caption }: TenSittingsProps) {
  const isOut = (score: number) => score < low || score > high;
  const inside = scores.filter((score) => !isOut(score)).length;
  return (
    <figure className="ten">
      <Picture
        label={m.ui_ten_said({ total: scores.length, inside, low, high })}
        style={{ '--lo': low, '--hi': high } as CSSProperties}
      >
        <div className="ten-rows">
          {scores.map((score, i) => (
            // eslint-disable-next-line react/no-array-index-key
            <div key={i} className="ten-row">
              <span className="num">{i + 1}</span>
              <div className="trk">
                <span
                  className={cx('trk-bead', isOut(score) && 'is-out')}
                  style={{ '--v': score } as CSSProperties}
                />
              </div>
            </div>
          ))}
        </div>
        <div className="poles">
          <span>{poles[0]}</span>
          <span>{poles[1]}</span>
        </div>
      </Picture>
      {caption && <figcaption className="caption muted">{caption}</figcaption>}
    </figure>
  );
}
