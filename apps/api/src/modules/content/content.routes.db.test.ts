import * as contract from '@app/contract/content';
import type { RouteContract } from '@app/contract/route';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../../../test/database.ts';
import { createMediaFile } from '../../../test/factories/content.ts';
import { testApp, testContext } from '../../../test/test-app.ts';
import type { Db } from '../../db/client.ts';
import { faqs } from './faqs.table.ts';
import { banners, homeQuestions, reviews, trustCards } from './home.table.ts';
import { mediaSlots } from './media.table.ts';

async function dataOf(db: Db, route: RouteContract) {
  const app = await testApp(testContext(db).ctx);
  const reply = await app.inject({ url: route.path });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toMatch(/^public/);
  return (route.replies[200].parse(reply.json()) as { data: unknown[] }).data;
}

test('an empty database answers empty lists', async ({ db }) => {
  for (const route of [
    contract.getTopbannerContent,
    contract.getBannerContent,
    contract.getQuestionsAndAnswers,
    contract.getWhyTrustUs,
    contract.getUsersReviews,
    contract.getFaq,
    contract.getHomeVideo,
    contract.getAuthBanner,
  ]) {
    expect(await dataOf(db, route)).toEqual([]);
  }
});

test('each banner stands in its own place', async ({ db }) => {
  await db.insert(banners).values([
    { place: 'top', title: 'Top', content: 'a' },
    { place: 'middle', title: 'Middle', content: 'b' },
  ]);
  expect(await dataOf(db, contract.getTopbannerContent)).toMatchObject([{ title: 'Top' }]);
  expect(await dataOf(db, contract.getBannerContent)).toMatchObject([{ title: 'Middle' }]);
});

test('pictures are answered as addresses of our own storage', async ({ db }) => {
  const imagePath = await createMediaFile(db, 'site/qa-1.svg');
  await db.insert(homeQuestions).values({ question: 'Q', answer: 'A', imagePath, position: 1 });
  await db.insert(trustCards).values({ title: 'T', content: '<ul></ul>', imagePath, position: 1 });
  await db.insert(mediaSlots).values({ name: 'imageDesktopHome', imagePath });

  for (const route of [
    contract.getQuestionsAndAnswers,
    contract.getWhyTrustUs,
    contract.getHomeVideo,
  ]) {
    expect(await dataOf(db, route)).toMatchObject([{ image_path: '/media/site/qa-1.svg' }]);
  }
});

test('only approved reviews are shown, and only a real customer is called verified', async ({
  db,
}) => {
  const review = { gender: 'female', review: 'Good', rating: 5, approvedAt: new Date() };
  await db.insert(reviews).values([
    { ...review, userName: 'Approved', isVerifiedCustomer: true },
    { ...review, userName: 'Sample', isSample: true },
    { ...review, userName: 'Waiting', approvedAt: null },
  ]);
  const shown = (await dataOf(db, contract.getUsersReviews)) as contract.Review[];
  expect(new Map(shown.map((r) => [r.user_name, r.is_verified_customer]))).toEqual(
    new Map([
      ['Approved', true],
      ['Sample', false],
    ]),
  );
});

test('the database refuses a text that the contract could not carry', async ({ db }) => {
  const review = { userName: 'x', gender: 'male', rating: 5, approvedAt: new Date() };
  await expect(
    db.insert(reviews).values({ ...review, review: 'y'.repeat(1001) }),
  ).rejects.toThrow();
  await db.insert(reviews).values({ ...review, review: 'y'.repeat(1000) });
  await dataOf(db, contract.getUsersReviews);
});

test.for([
  ['a sample that claims to be verified', sql`true, true, now()`],
  ['a verified review nobody approved', sql`false, true, null`],
])('the database refuses %s', async ([, values], { db }) => {
  const insert = sql`insert into reviews (user_name, gender, review, rating, is_sample, is_verified_customer, approved_at) values ('x', 'male', 'y', 5, ${values})`;
  await expect(db.execute(insert)).rejects.toThrow();
});

test('questions and answers come newest first', async ({ db }) => {
  await db.insert(faqs).values([
    { type: 'SERVICES', question: 'old', answer: 'a', updatedAt: new Date('2026-01-01') },
    { type: 'SERVICES', question: 'new', answer: 'a', updatedAt: new Date('2026-06-01') },
  ]);
  expect(await dataOf(db, contract.getFaq)).toMatchObject([
    { question: 'new' },
    { question: 'old' },
  ]);
});
