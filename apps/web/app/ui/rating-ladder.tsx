import { cx } from '#app/lib/cx.ts';
import { m } from '#app/paraglide/messages.js';
import { drawLadder, type LadderDrawing } from './ladder-threads.ts';
import { Picture } from './picture.tsx';
import { type Rating, ratingName, ratings } from './rating.ts';

export interface RatingLadderProps {
  rating: Rating;
  /** A lower drawing without the dots, for a dialog. */
  isSmall?: boolean | undefined;
}

/** Four steps; two threads come closer and lock. The reached step is tinted and named in Eczar. */
export function RatingLadder({ rating, isSmall }: RatingLadderProps) {
  return (
    <Picture
      className={cx('ladder', isSmall && 'ladder-small')}
      label={m.ui_ladder_said({ rating: ratingName(rating) })}
    >
      {!isSmall && <LadderArt drawing={drawLadder(1120, 150, 40)} className="ladder-wide" />}
      <LadderArt
        drawing={isSmall ? drawLadder(400, 64, 25) : drawLadder(400, 112, 25)}
        className={cx(!isSmall && 'ladder-narrow')}
      />
      <ol aria-hidden="true">
        {ratings.map((step) => (
          <li key={step} className={cx(step === rating && 'is-on')}>
            {ratingName(step)}
          </li>
        ))}
      </ol>
    </Picture>
  );
}

interface LadderArtProps {
  drawing: LadderDrawing;
  className: string;
}

function LadderArt({ drawing: { width, height, a, b, dots }, className }: LadderArtProps) {
  const stroke = width > 400 ? 3.8 : 2.4;
  return (
    <svg
      className={cx('ladder-art', className)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <g className="dot-us">
        {dots.map((x) => (
          <circle key={x} cx={x} cy={height / 2} r={stroke * 0.63} />
        ))}
      </g>
      <path className="braid thread-a" strokeWidth={stroke} d={a} />
      <path className="braid thread-b" strokeWidth={stroke} d={b} />
    </svg>
  );
}
