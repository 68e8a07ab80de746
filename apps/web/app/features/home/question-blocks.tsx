import type { HomeBlock } from '@app/contract/content';
import { cx } from '#app/lib/cx.ts';

/** Picture and text change sides from block to block. */
export function QuestionBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  return (
    <section className="section">
      <div className="wrap qas">
        {blocks.map(({ id, image_path, question, answer }, at) => (
          <article key={id} className={cx('qa', at % 2 === 1 && 'qa-flip')}>
            <img src={image_path} alt="" width="640" height="500" loading="lazy" decoding="async" />
            <div>
              <h2>{question}</h2>
              <p className="lead">{answer}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
