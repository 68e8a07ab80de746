import { m } from '#app/paraglide/messages.js';
import { Picture } from './picture.tsx';
import { Star } from './star.tsx';

const steps = [1, 2, 3, 4, 5] as const;

export interface StarsProps {
  /** Whole stars, 0 to 5. */
  value: number;
}

/** A rating someone gave. `StarRating` is the one to give. */
export function Stars({ value }: StarsProps) {
  return (
    <Picture className="stars" label={m.ui_stars_of_five({ count: value })}>
      {steps.map((step) => (
        <Star key={step} isOff={step > value} />
      ))}
    </Picture>
  );
}
