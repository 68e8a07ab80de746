import type { Review } from '@app/contract/content';
import { useEffect, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { Divider } from '#app/ui/divider.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '#app/ui/icons.tsx';
import { Stars } from '#app/ui/stars.tsx';

/** Spec §9. */
const autoplayMs = 2500;
const gap = 50;

/** One review at a time on a strip that scrolls: without scripts it can still be swiped. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const total = reviews.length;
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isAwake, setIsAwake] = useState(false);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Known only in the browser; until then nothing moves.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    setIsAwake(true);
  }, []);

  // Only the strip moves: `scrollIntoView` would pull the page along.
  useEffect(() => {
    const list = strip.current!;
    list.scrollTo({ left: at * (list.clientWidth + gap) });
  }, [at]);

  // Counted from the last change, so that a press is not overtaken by a slide that was already due.
  useEffect(() => {
    if (!isPlaying || total < 2) return;
    const timer = setTimeout(() => setAt((at + 1) % total), autoplayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, at, total]);

  // Only where the strip comes to rest counts: on its way it also passes where it came from.
  function followSwipe() {
    const { scrollLeft, clientWidth } = strip.current!;
    setAt(Math.round(scrollLeft / (clientWidth + gap)));
  }

  return (
    <section
      className="section rev"
      aria-roledescription="carousel"
      aria-label={m.home_reviews_label()}
    >
      <div className="wrap">
        <Divider />
        <h2>{m.home_reviews()}</h2>
        <div className="slides">
          <IconButton
            label={m.home_review_previous()}
            className="arr"
            onClick={() => setAt((at + total - 1) % total)}
          >
            <ArrowLeftIcon isLarge />
          </IconButton>
          <div
            className="strip"
            ref={strip}
            role="group"
            aria-label={m.home_reviews_label()}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by arrow keys
            tabIndex={0}
            onScrollEnd={followSwipe}
            aria-live={isPlaying ? 'off' : 'polite'}
          >
            {reviews.map((review, index) => (
              <div
                key={review.id}
                role="group"
                aria-roledescription="slide"
                aria-label={m.home_review_at({ at: index + 1, total })}
                // Before the scripts arrive all of them can be read.
                inert={isAwake && index !== at}
              >
                <ReviewFigure review={review} />
              </div>
            ))}
          </div>
          <IconButton
            label={m.home_review_next()}
            className="arr"
            onClick={() => setAt((at + 1) % total)}
          >
            <ArrowRightIcon isLarge />
          </IconButton>
        </div>
        <div className="rev-nav">
          <IconButton
            label={isPlaying ? m.home_reviews_pause() : m.home_reviews_play()}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <span className="num small muted" aria-hidden="true">
            {m.home_review_at({ at: at + 1, total })}
          </span>
        </div>
      </div>
    </section>
  );
}

function ReviewFigure({
  review: { gender, review, rating, user_name, is_verified_customer },
}: {
  review: Review;
}) {
  return (
    <figure>
      <blockquote>“{review}”</blockquote>
      <figcaption>
        <img
          src={`/art/avatar-${gender === 'male' ? 1 : 2}.svg`}
          alt=""
          width="56"
          height="56"
          loading="lazy"
        />
        <div>
          <strong>{user_name}</strong>
          {is_verified_customer && <span className="caption muted">{m.home_verified()}</span>}
        </div>
        <Stars value={Math.round(rating)} />
      </figcaption>
    </figure>
  );
}
