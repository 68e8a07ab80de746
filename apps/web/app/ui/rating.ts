import { m } from '#app/paraglide/messages.js';

/** The four steps of a match, furthest first. */
export const ratings = ['potential', 'fair', 'good', 'ideal'] as const;
export type Rating = (typeof ratings)[number];

export function ratingName(rating: Rating): string {
  return {
    potential: m.ui_rating_potential,
    fair: m.ui_rating_fair,
    good: m.ui_rating_good,
    ideal: m.ui_rating_ideal,
  }[rating]();
}
