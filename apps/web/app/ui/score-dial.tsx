import type { CSSProperties } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { braidPath } from './braid-path.ts';
import { Picture } from './picture.tsx';

const frame = '-106 -106 212 190';
const dotCount = 29;
const radius = 92;
/** Makes the braid 8 px wide to each side of the dots. */
const swing = 22;

export interface ScoreDialProps {
  /** 0 to 100. */
  score: number;
  /** Stands under the figure and in the spoken sentence; "out of 100" unless told. */
  caption?: string | undefined;
  /** Runs the braid up to the score once. Off under reduced motion. */
  isRunning?: boolean | undefined;
  className?: string | undefined;
}

/** Twenty-nine dots on an arc, threaded up to the score. One per screen. */
export function ScoreDial({ score, caption, isRunning, className }: ScoreDialProps) {
  const words = caption ?? m.ui_out_of_100();
  const threaded = Math.round((score / 100) * dotCount);
  const { a, b } = braidPath(threaded, (x, y) => place(x - 0.5, -y * swing));
  return (
    <Picture
      className={cx('dial', isRunning && 'dial-run', className)}
      label={m.ui_score_said({ score, words })}
      style={{ '--score': score } as CSSProperties}
    >
      <svg viewBox={frame} aria-hidden="true">
        <path className="dial-dots" d={dotPath(dotCount)} />
      </svg>
      <svg viewBox={frame} className="dial-on" aria-hidden="true">
        <path className="dial-dots" d={dotPath(threaded)} />
        <path className="braid thread-a" d={a} />
        <path className="braid thread-us" d={b} />
      </svg>
      <div className="dial-in" aria-hidden="true">
        <b>
          <span className="dial-figure">{score}</span>
        </b>
        <span>{words}</span>
      </div>
    </Picture>
  );
}

/** The dots as points of no length: the round ends of the stroke draw them. */
function dotPath(count: number): string {
  return Array.from({ length: count }, (_, dot) => `M${place(dot, 0).join(' ')}h0`).join('');
}

/** A place beside dot `at`, `out` px further from the centre: 270 degrees, from lower left to lower right. */
function place(at: number, out: number): readonly [number, number] {
  const angle = ((at * 270) / (dotCount - 1) - 225) * (Math.PI / 180);
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(Math.cos(angle) * (radius + out)), round(Math.sin(angle) * (radius + out))];
}
