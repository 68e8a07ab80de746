import type { CSSProperties } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { Picture } from './picture.tsx';

/** Low and high end of a part of the 0 to 100 scale. */
export type Span = readonly [low: number, high: number];

export interface RangeTrackProps {
  score: number;
  range: Span;
  /** The middle half of people. Leave it out until there are real norms. */
  typical?: Span | undefined;
  hasMiddle?: boolean | undefined;
}

/** The bare picture: likely range as a capsule, score as a bead. Decoration; `RangeRow` says it in words. */
export function RangeTrack({ score, range, typical, hasMiddle }: RangeTrackProps) {
  return (
    <div className="trk" aria-hidden="true">
      {typical && <span className="trk-typical" style={spanStyle(typical)} />}
      {hasMiddle && <span className="trk-mid" />}
      <span className="trk-range" style={spanStyle(range)} />
      <span className="trk-bead" style={{ '--v': score } as CSSProperties} />
    </div>
  );
}

export interface RangeRowProps extends Omit<RangeTrackProps, 'hasMiddle'> {
  name: string;
  /** One line under the name. */
  note?: string | undefined;
  /** The words at 0 and at 100, neither of them good or bad. */
  poles: readonly [low: string, high: string];
  /** The score in words. */
  words: string;
}

/** One person on one scale. A pole is set in bold only when the whole range lies on its side. */
export function RangeRow({ name, note, poles, words, score, range, typical }: RangeRowProps) {
  const [low, high] = range;
  return (
    <Picture className="rr" label={m.ui_range_said({ name, score, low, high, words })}>
      <div className="rr-name">
        {name}
        {note && <small>{note}</small>}
      </div>
      <div className="rr-plot">
        <RangeTrack score={score} range={range} typical={typical} hasMiddle />
        <div className="poles">
          <span className={cx(high < 50 && 'is-on')}>{poles[0]}</span>
          <span className={cx(low > 50 && 'is-on')}>{poles[1]}</span>
        </div>
      </div>
      <div className="rr-value">
        <b>{score}</b>
        <span>{words}</span>
      </div>
    </Picture>
  );
}

function spanStyle([low, high]: Span): CSSProperties {
  return { '--lo': low, '--hi': high } as CSSProperties;
}
