import type { ReactNode } from 'react';
import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { type Rating, ratingName, ratings } from './rating.ts';

export interface ChanceDotsProps {
  /** How likely each step is, out of 100. */
  chances: Readonly<Record<Rating, number>>;
  caption?: ReactNode;
}

/** How sure the rating is: two of a hundred per dot. Under 60 in 100 it names two steps, not one. */
export function ChanceDots({ chances, caption }: ChanceDotsProps) {
  const likely = likelySteps(chances);
  return (
    <figure className="chance">
      <p className="sr-only">{sentence(likely)}</p>
      <ol>
        {ratings.map((step) => (
          <li
            key={step}
            className={cx(
              likely.includes(step) && (likely.length > 1 ? 'is-on' : 'is-on is-named'),
            )}
          >
            <Dots chance={chances[step]} />
            <b>{ratingName(step)}</b>
            <span className="num">{inHundred(chances[step])}</span>
          </li>
        ))}
      </ol>
      {caption && <figcaption className="caption muted">{caption}</figcaption>}
    </figure>
  );
}

/** The step to name, or the two to stand between when none reaches 60 in 100. */
export function likelySteps(chances: ChanceDotsProps['chances']): Rating[] {
  const byChance = ratings.toSorted((x, y) => chances[y] - chances[x]);
  const [first = 'potential'] = byChance;
  return byChance.slice(0, chances[first] >= 60 ? 1 : 2);
}

function sentence([first = 'potential', second]: Rating[]): string {
  return second
    ? m.ui_chance_between({ first: ratingName(first), second: ratingName(second) })
    : m.ui_chance_likely({ rating: ratingName(first) });
}

function inHundred(chance: number): string {
  return chance < 1 ? m.ui_chance_under_one() : m.ui_chance({ chance: Math.round(chance) });
}

/** Five to a row, from the bottom up; a chance under one in a hundred is one empty, dotted dot. */
function Dots({ chance }: { chance: number }) {
  const count = chance < 1 ? 0 : Math.max(1, Math.round(chance / 2));
  return (
    <svg viewBox="0 0 104 180" aria-hidden="true">
      {count === 0 && <circle className="chance-none" cx="52" cy="170" r="5.4" />}
      {Array.from({ length: count }, (_, i) => (
        // eslint-disable-next-line react/no-array-index-key
        <circle key={i} cx={12 + (i % 5) * 20} cy={170 - Math.floor(i / 5) * 20} r="6.4" />
      ))}
    </svg>
  );
}
