import { brand } from '@app/brand';
import type { Banner } from '@app/contract/content';
import { m } from '#app/paraglide/messages.js';
import { ButtonLink } from '#app/ui/button.tsx';
import { KolamArt } from '#app/ui/kolam.tsx';

export function Invitation({ banner }: { banner: Banner }) {
  return (
    <section className="wrap">
      <div className="cta-band on-ground">
        <KolamArt src="/art/cover-couple.svg" width={500} height={500} />
        <div>
          <h2>{banner.title}</h2>
          <p className="lead">{banner.content}</p>
          <div className="btns">
            <ButtonLink to="/free-test" variant="light" size="l">
              {m.shell_free_test()}
            </ButtonLink>
            <ButtonLink to="/signup" variant="line" size="l">
              {m.home_sign_up_on({ brand: brand.name })}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
