import type { HomeMedia } from '@app/contract/content';
import { m } from '#app/paraglide/messages.js';
import { ButtonLink } from '#app/ui/button.tsx';
import { LinkArrow } from '#app/ui/link-arrow.tsx';
import { HeroFilm } from './hero-film.tsx';

type HeroProps = {
  title: string;
  content: string;
  desktop: HomeMedia | undefined;
  mobile: HomeMedia | undefined;
};

/** The still picture is painted first and is all there is without scripts; the film comes later, if at all. */
export function Hero({ title, content, desktop, mobile }: HeroProps) {
  return (
    <div className="hero on-ground">
      <picture>
        {mobile?.poster_path && <source media="(max-width: 650px)" srcSet={mobile.poster_path} />}
        {desktop?.poster_path && (
          <img className="hero-art" src={desktop.poster_path} alt="" fetchPriority="high" />
        )}
      </picture>
      <HeroFilm desktop={desktop} mobile={mobile} />
      <div className="wrap hero-in">
        <h1 className="display-xl">{title}</h1>
        <p className="lead">{content}</p>
        <div className="hero-cta">
          <ButtonLink to="/free-test" variant="light" size="l">
            {m.shell_free_test()}
          </ButtonLink>
          <LinkArrow to="/coupleMatchReport">{m.home_sample()}</LinkArrow>
        </div>
        <p className="small hero-facts">{m.home_facts()}</p>
      </div>
    </div>
  );
}
