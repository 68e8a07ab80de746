import type { HomeMedia } from '@app/contract/content';
import { useEffect, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { IconButton } from '#app/ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#app/ui/icons.tsx';

type HeroFilmProps = { desktop: HomeMedia | undefined; mobile: HomeMedia | undefined };

/** The mobile film is for windows up to 650 px wide (spec §9). */
const wide = '(min-width: 651px)';

/**
 * Lies over the poster and fetches nothing until it is told to play: never for people who asked for less motion
 * or less data, on phones not before they touch the page. Wide windows start it before the scripts arrive
 * (server/wake-on-intent).
 */
export function HeroFilm({ desktop, mobile }: HeroFilmProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const film = video.current!;
    const follow = () => setIsPlaying(!film.paused);
    film.addEventListener('play', follow);
    film.addEventListener('pause', follow);
    follow();
    if (!wantsStillness()) void play(film);
    return () => {
      film.removeEventListener('play', follow);
      film.removeEventListener('pause', follow);
    };
  }, []);

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
      >
        <FilmSources film={desktop} media={wide} />
        <FilmSources film={mobile} />
      </video>
      <IconButton
        className="hero-pause"
        label={isPlaying ? m.home_film_pause() : m.home_film_play()}
        onClick={() => (isPlaying ? video.current?.pause() : void play(video.current!))}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </>
  );
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
