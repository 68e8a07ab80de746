import type { CSSProperties } from 'react';
import { m } from '#app/paraglide/messages.js';
import { initialsOf } from './initials.ts';
import { LevelBadge } from './level-badge.tsx';
import { levelName, levelOfGap } from './meeting-level.ts';
import { Picture } from './picture.tsx';
import type { Span } from './range-row.tsx';

interface PersonOnScale {
  name: string;
  score: number;
  range: Span;
}

export interface TwoPersonBarProps {
  name: string;
  /** The words at 0 and at 100. */
  poles: readonly [low: string, high: string];
  /** The viewer: marigold circle above the line. */
  a: PersonOnScale;
  /** The other person: teal square below it. */
  b: PersonOnScale;
}

/** Two people on one scale. It quotes no figures: the shared report speaks about the pair. */
export function TwoPersonBar({ name, poles, a, b }: TwoPersonBarProps) {
  const level = levelOfGap(Math.abs(a.score - b.score));
  const [initialA, initialB] = initialsOf(a.name, b.name);
  // What lies between the two ranges: a shared part when it is positive, a distance when it is not.
  const inner: Span = [Math.max(a.range[0], b.range[0]), Math.min(a.range[1], b.range[1])];
  const isShared = inner[0] < inner[1];
  const said = m.ui_duo_said({
    name,
    level: levelName(level),
    a: leaning(a, poles),
    b: leaning(b, poles),
    ranges: isShared ? m.ui_duo_overlap() : m.ui_duo_apart(),
  });
  return (
    <Picture className="duo" label={said}>
      <div className="duo-name">{name}</div>
      <div className="duo-plot">
        <div className="duo-track">
          {!isShared && <span className="duo-gap" style={spanStyle([inner[1], inner[0]])} />}
          <span className="duo-range duo-range-a" style={spanStyle(a.range)} />
          <span className="duo-range duo-range-b" style={spanStyle(b.range)} />
          {isShared && <span className="duo-range duo-range-us" style={spanStyle(inner)} />}
          <span className="duo-pin duo-pin-a" style={{ '--v': a.score } as CSSProperties}>
            {initialA}
          </span>
          <span className="duo-pin duo-pin-b" style={{ '--v': b.score } as CSSProperties}>
            {initialB}
          </span>
        </div>
        <div className="poles">
          <span>{poles[0]}</span>
          <span>{poles[1]}</span>
        </div>
      </div>
      <LevelBadge level={level} className="duo-level" />
    </Picture>
  );
}

function leaning({ name, score }: PersonOnScale, [low, high]: readonly [string, string]): string {
  if (score >= 40 && score <= 60) return m.ui_duo_middle({ name });
  return m.ui_duo_near({ name, pole: score < 40 ? low : high });
}

function spanStyle([low, high]: Span): CSSProperties {
  return { '--lo': low, '--hi': high } as CSSProperties;
}
