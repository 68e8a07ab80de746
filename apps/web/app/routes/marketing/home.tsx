import { brand } from '@app/brand';
import * as content from '@app/contract/content';
import { latestPostCount } from '@app/contract/limits';
import { getMarriageToolkit } from '@app/contract/toolkit';
import { lazy, Suspense } from 'react';
import { Hero } from '#app/features/home/hero.tsx';
import { HowTo } from '#app/features/home/how-to.tsx';
import { Invitation } from '#app/features/home/invitation.tsx';
import { LatestPosts } from '#app/features/home/latest-posts.tsx';
import { QuestionBlocks } from '#app/features/home/question-blocks.tsx';
import { ReportCards } from '#app/features/home/report-cards.tsx';
import { Reviews } from '#app/features/home/reviews.tsx';
import { TrustCards } from '#app/features/home/trust-cards.tsx';
import { useNotice } from '#app/lib/notice-state.ts';
import type { PageHandle } from '#app/lib/page-handle.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { m } from '#app/paraglide/messages.js';
import { loadFor, orNothing } from '#app/server/api.server.ts';
import { listLines } from '#app/server/list-lines.server.ts';
import type { Route } from './+types/home';

// Most visitors never see it.
const NoticeDialog = lazy(() => import('#app/features/home/notice-dialog.tsx'));

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: m.home_title({ brand: brand.name }), description: m.home_description() });

export const handle: PageHandle = { wakes: 'on intent' };

export async function loader({ request }: Route.LoaderArgs) {
  const load = loadFor(request);
  // Each part may fail alone: Home without its reviews is still Home (spec §8, silent failures).
  const [top, film, blocks, banner, cards, posts, reviews] = await Promise.all([
    orNothing(load(content.getTopbannerContent)),
    orNothing(load(content.getHomeVideo)),
    orNothing(load(content.getQuestionsAndAnswers)),
    orNothing(load(content.getBannerContent)),
    orNothing(load(content.getWhyTrustUs)),
    orNothing(load(getMarriageToolkit, { query: { per_page: latestPostCount, summary: '1' } })),
    orNothing(load(content.getUsersReviews)),
  ]);
  return {
    top: top[0],
    film: {
      desktop: film.find(({ name }) => name === 'imageDesktopHome'),
      mobile: film.find(({ name }) => name === 'imageMobileHome'),
    },
    blocks: blocks.toReversed(),
    banner: banner[0],
    cards: cards.map(({ content: html, ...card }) => ({ ...card, lines: listLines(html) })),
    posts,
    reviews,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { top, film, blocks, banner, cards, posts, reviews } = loaderData;
  const notice = useNotice();
  return (
    <main id="main" className="home">
      <Hero title={top?.title ?? brand.tagline} content={top?.content ?? ''} {...film} />
      {blocks.length > 0 && <QuestionBlocks blocks={blocks} />}
      <HowTo />
      <ReportCards />
      {banner && <Invitation banner={banner} />}
      {cards.length > 0 && <TrustCards cards={cards} />}
      <LatestPosts posts={posts} />
      {reviews.length > 0 && <Reviews reviews={reviews} />}
      {notice && (
        <Suspense>
          <NoticeDialog message={notice.message} />
        </Suspense>
      )}
    </main>
  );
}
