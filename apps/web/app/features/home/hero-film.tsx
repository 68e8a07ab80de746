import type { HomeMedia } from '@app/contract/content';
import { useEffect, useRef } from 'react';
import { m } from '#app/paraglide/messages.js';
import { IconButton } from '#app/ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#app/ui/icons.tsx';

type HeroFilmProps = { desktop: HomeMedia | undefined; mobile: HomeMedia | undefined };

/** The mobile film is for windows up to 650 px wide (spec §9). */
const wide = '(min-width: 651px)';

/**
 * Lies over the poster and fetches nothing until it is told to play: never for people who asked for less motion
 * or less data, on phones not before they touch the page. Wide windows start it before the scripts arrive
 * (server/wake-on-intent), so whether it plays is read from the page, not kept in state.
 */
export function HeroFilm({ desktop, mobile }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!wantsStillness()) void play(video.current!);
  }, []);

  function toggle() {
    const film = video.current!;
    if (film.paused) void play(film);
    else film.pause();
  }
  return (
    <>
      <video
        ref={video}
        className="hero-art hero-film"
        data-quiet
        loop
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={tell}
        onPause={tell}
      >
        <FilmSources film={desktop} media={wide} />
        <FilmSources film={mobile} />
      </video>
      <IconButton className="hero-pause" label={m.home_film_toggle()} onClick={toggle}>
        <PauseIcon className="when-playing" />
        <PlayIcon className="when-paused" />
      </IconButton>
    </>
  );
}

/** The icon beside the film follows this mark. */
function tell({ currentTarget: film }: { currentTarget: HTMLVideoElement }) {
  film.toggleAttribute('data-playing', !film.paused);
}

function FilmSources({ film, media }: { film: HomeMedia | undefined; media?: string }) {
  if (!film) return null;
  return (
    <>
      {film.alternative_path && (
        <source src={film.alternative_path} type="video/webm" media={media} />
      )}
      <source src={film.image_path} type="video/mp4" media={media} />
    </>
  );
}

/** A browser that saves battery may refuse; the poster stays then. */
const play = (film: HTMLVideoElement) => film.play().catch(() => undefined);

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
