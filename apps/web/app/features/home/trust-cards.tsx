import { m } from '#app/paraglide/messages.js';

export type TrustCardView = {
  id: string;
  title: string;
  image_path: string;
  lines: readonly string[];
};

export function TrustCards({ cards }: { cards: readonly TrustCardView[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{m.home_different()}</h2>
        <ul className="diff">
          {cards.map(({ id, title, image_path, lines }) => (
            <li key={id}>
              <img src={image_path} alt="" loading="lazy" decoding="async" />
              <div>
                <h3>{title}</h3>
                <ul>
                  {lines.map((line, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- lines never change places
                    <li key={at}>{line}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
