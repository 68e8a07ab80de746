import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { type BannerPlace, banners, homeQuestions, reviews, trustCards } from './home.table.ts';

const bannersByPlace = prepared((db) =>
  db
    .select()
    .from(banners)
    .where(eq(banners.place, sql.placeholder('place')))
    .orderBy(asc(banners.position))
    .prepare('banners_by_place'),
);

export const listBanners = (db: Db, place: BannerPlace) => bannersByPlace(db).execute({ place });

const questionsInOrder = prepared((db) =>
  db.select().from(homeQuestions).orderBy(asc(homeQuestions.position)).prepare('home_questions'),
);

export const listHomeQuestions = (db: Db) => questionsInOrder(db).execute();

const cardsInOrder = prepared((db) =>
  db.select().from(trustCards).orderBy(asc(trustCards.position)).prepare('trust_cards'),
);

export const listTrustCards = (db: Db) => cardsInOrder(db).execute();

const approvedReviews = prepared((db) =>
  db
    .select()
    .from(reviews)
    .where(isNotNull(reviews.approvedAt))
    .orderBy(desc(reviews.createdAt))
    .limit(30)
    .prepare('approved_reviews'),
);

export const listApprovedReviews = (db: Db) => approvedReviews(db).execute();

type HomeBlocks = {
  readonly banners: (typeof banners.$inferInsert)[];
  readonly questions: (typeof homeQuestions.$inferInsert)[];
  readonly cards: (typeof trustCards.$inferInsert)[];
};

export async function replaceHomeBlocks(db: Db, blocks: HomeBlocks): Promise<void> {
  await db.delete(banners);
  await db.insert(banners).values(blocks.banners);
  await db.delete(homeQuestions);
  await db.insert(homeQuestions).values(blocks.questions);
  await db.delete(trustCards);
  await db.insert(trustCards).values(blocks.cards);
}

export async function replaceSampleReviews(
  db: Db,
  samples: (typeof reviews.$inferInsert)[],
): Promise<void> {
  await db.delete(reviews).where(eq(reviews.isSample, true));
  if (samples.length > 0) await db.insert(reviews).values(samples);
}
