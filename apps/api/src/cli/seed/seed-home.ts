import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { replaceFaqs } from '../../modules/content/faqs.queries.ts';
import { replaceHomeBlocks, replaceSampleReviews } from '../../modules/content/home.queries.ts';
import { sanitizeList } from '../../modules/content/sanitize-html.ts';

const Banner = z.object({ title: z.string(), content: z.string() });
const Home = z.object({
  topBanner: Banner,
  bannerContent: Banner,
  questionsAndAnswers: z.array(
    z.object({ question: z.string(), answer: z.string(), image: z.string() }),
  ),
  whyTrustUs: z.array(
    z.object({ title: z.string(), image: z.string(), lines: z.array(z.string()) }),
  ),
});
const Reviews = z.array(
  z.object({
    gender: z.enum(['male', 'female']),
    user_name: z.string(),
    rating: z.int().min(1).max(5),
    review: z.string(),
  }),
);
const Faqs = z.array(
  z.object({
    type: z.string(),
    question: z.string(),
    answer: z.string(),
    updated_at: z.coerce.date(),
  }),
);

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export async function seedHome(
  ctx: Pick<AppContext, 'db' | 'now'>,
  contentFolder: string,
  pictures: ReadonlyMap<string, string>,
  { withSamples }: { withSamples: boolean },
): Promise<void> {
  const read = (name: string): unknown =>
    parse(readFileSync(join(contentFolder, 'en', name), 'utf8'));
  const picture = (name: string) => {
    const path = pictures.get(name);
    if (!path) throw new Error(`content/media/${name} is missing`);
    return path;
  };

  const home = Home.parse(read('home.yaml'));
  await replaceHomeBlocks(ctx.db, {
    banners: [
      { place: 'top', ...home.topBanner },
      { place: 'middle', ...home.bannerContent },
    ],
    questions: home.questionsAndAnswers.map(({ image, ...block }, position) => ({
      ...block,
      imagePath: picture(image),
      position,
    })),
    cards: home.whyTrustUs.map(({ title, image, lines }, position) => ({
      title,
      content: sanitizeList(
        `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
      ),
      imagePath: picture(image),
      position,
    })),
  });

  await replaceFaqs(
    ctx.db,
    Faqs.parse(read('faqs.yaml')).map(({ updated_at, ...faq }, position) => ({
      ...faq,
      position,
      updatedAt: updated_at,
    })),
  );

  // Invented voices must never stand on the real site.
  const reviews = withSamples ? Reviews.parse(read('reviews.yaml')) : [];
  await replaceSampleReviews(
    ctx.db,
    reviews.map(({ user_name, ...review }) => ({
      ...review,
      userName: user_name,
      isSample: true,
      approvedAt: ctx.now(),
    })),
  );
}
