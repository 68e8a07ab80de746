import { z } from 'zod';
import { failures, list } from './envelope.ts';
import { FilePath, Html, Id, Label, Sentence, Timestamp } from './fields.ts';
import { ratingMax, ratingMin } from './limits.ts';
import { defineRoute } from './route.ts';

export const Banner = z.object({ id: Id, title: Sentence, content: Html });
export type Banner = z.infer<typeof Banner>;

export const getTopbannerContent = defineRoute({
  method: 'GET',
  path: '/api/get_Topbanner_content',
  summary: 'The top banner of the home page, first in a list.',
  access: 'anyone',
  replies: { 200: list(Banner), ...failures() },
});

export const getBannerContent = defineRoute({
  method: 'GET',
  path: '/api/get_banner_content',
  summary: 'The banner that invites to sign up or take the free test.',
  access: 'anyone',
  replies: { 200: list(Banner), ...failures() },
});

export const HomeBlock = z.object({
  id: Id,
  image_path: FilePath,
  question: Sentence,
  answer: Html,
});
export type HomeBlock = z.infer<typeof HomeBlock>;

export const getQuestionsAndAnswers = defineRoute({
  method: 'GET',
  path: '/api/get_questions_and_answers',
  summary: 'The question-and-answer blocks of the home page; a screen shows them in reverse.',
  access: 'anyone',
  replies: { 200: list(HomeBlock), ...failures() },
});

export const TrustCard = z.object({ id: Id, title: Sentence, content: Html, image_path: FilePath });
export type TrustCard = z.infer<typeof TrustCard>;

export const getWhyTrustUs = defineRoute({
  method: 'GET',
  path: '/api/get_why_trust_us',
  summary: 'The why-trust-us cards of the home page.',
  access: 'anyone',
  replies: { 200: list(TrustCard), ...failures() },
});

/** The label "Verified Customer" stands only where `is_verified_customer` is true. */
export const Review = z.object({
  id: Id,
  gender: Label,
  review: Sentence,
  rating: z.number().min(ratingMin).max(ratingMax),
  user_name: Label,
  is_verified_customer: z.boolean(),
});
export type Review = z.infer<typeof Review>;

export const getUsersReviews = defineRoute({
  method: 'GET',
  path: '/api/get_users_reviews',
  summary: 'The reviews of the home page carousel.',
  access: 'anyone',
  replies: { 200: list(Review), ...failures() },
});

/** `type` is the name of a tab; the first tab has the product's own name, so no list of them stands here. */
export const Faq = z.object({
  id: Id,
  type: Label,
  question: Sentence,
  answer: Html,
  updated_at: Timestamp,
});
export type Faq = z.infer<typeof Faq>;

export const getFaq = defineRoute({
  method: 'GET',
  path: '/api/get_faq',
  summary: 'Every question of the FAQ page, newest first.',
  access: 'anyone',
  replies: { 200: list(Faq), ...failures() },
});

/**
 * `poster_path` is the still picture that is painted before a video, which never delays it;
 * `alternative_path` is the same video in a smaller format, for browsers that know it.
 */
const media = <const Names extends readonly string[]>(names: Names) =>
  z.object({
    name: z.enum(names),
    image_path: FilePath,
    alternative_path: FilePath.nullable(),
    poster_path: FilePath.nullable(),
  });

export const HomeMedia = media(['imageDesktopHome', 'imageMobileHome']);
export type HomeMedia = z.infer<typeof HomeMedia>;

export const getHomeVideo = defineRoute({
  method: 'GET',
  path: '/api/HomeVideo/',
  summary: 'The background video of the home page, for wide and narrow windows.',
  access: 'anyone',
  replies: { 200: list(HomeMedia), ...failures() },
});

export const AuthMedia = media([
  'imageDesktopLogin',
  'imageMobileLogin',
  'imageDesktopSignup',
  'imageMobileSignUp',
]);
export type AuthMedia = z.infer<typeof AuthMedia>;

export const getAuthBanner = defineRoute({
  method: 'GET',
  path: '/api/AuthBanner/',
  summary: 'The background pictures of the login and sign-up pages.',
  access: 'anyone',
  replies: { 200: list(AuthMedia), ...failures() },
});
