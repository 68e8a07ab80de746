import * as contract from '@app/contract/content';
import type { AppContext } from '../../context.ts';
import type { App } from '../../http/app-instance.ts';
import type { PublicCache } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { mediaUrl, presentSlot } from './content.presenter.ts';
import { listFaqs } from './faqs.queries.ts';
import {
  listApprovedReviews,
  listBanners,
  listHomeQuestions,
  listTrustCards,
} from './home.queries.ts';
import { listMediaSlots } from './media.queries.ts';
import { sanitizeList } from './sanitize-html.ts';

/** Small, kept, and the same for everybody: a whole town may ask from one address. */
const unlimited = { config: { rateLimit: false } } as const;

/** What every visitor sees; nothing here knows who asks. */
export function contentRoutes(app: App, ctx: AppContext, cached: PublicCache): void {
  const { db } = ctx;

  app.route({
    ...serve(contract.getTopbannerContent),
    ...cached,
    ...unlimited,
    handler: async () => ({ success: 1 as const, data: await listBanners(db, 'top') }),
  });

  app.route({
    ...serve(contract.getBannerContent),
    ...cached,
    ...unlimited,
    handler: async () => ({ success: 1 as const, data: await listBanners(db, 'middle') }),
  });

  app.route({
    ...serve(contract.getQuestionsAndAnswers),
    ...cached,
    ...unlimited,
    handler: async () => {
      const blocks = await listHomeQuestions(db);
      return {
        success: 1 as const,
        data: blocks.map(({ imagePath, ...block }) => ({
          ...block,
          image_path: mediaUrl(imagePath),
        })),
      };
    },
  });

  app.route({
    ...serve(contract.getWhyTrustUs),
    ...cached,
    ...unlimited,
    handler: async () => {
      const cards = await listTrustCards(db);
      return {
        success: 1 as const,
        data: cards.map(({ imagePath, content, ...card }) => ({
          ...card,
          content: sanitizeList(content),
          image_path: mediaUrl(imagePath),
        })),
      };
    },
  });

  app.route({
    ...serve(contract.getUsersReviews),
    ...cached,
    ...unlimited,
    handler: async () => {
      const reviews = await listApprovedReviews(db);
      return {
        success: 1 as const,
        data: reviews.map(({ id, gender, review, rating, userName, isVerifiedCustomer }) => ({
          id,
          gender,
          review,
          rating,
          user_name: userName,
          is_verified_customer: isVerifiedCustomer,
        })),
      };
    },
  });

  app.route({
    ...serve(contract.getFaq),
    ...cached,
    ...unlimited,
    handler: async () => {
      const faqs = await listFaqs(db);
      return {
        success: 1 as const,
        data: faqs.map(({ id, type, question, answer, updatedAt }) => ({
          id,
          type,
          question,
          answer,
          updated_at: updatedAt.toISOString(),
        })),
      };
    },
  });

  app.route({
    ...serve(contract.getHomeVideo),
    ...cached,
    ...unlimited,
    handler: async () => {
      const slots = await listMediaSlots(db, contract.HomeMedia.shape.name.options);
      return {
        success: 1 as const,
        data: slots.map((slot) => ({
          name: contract.HomeMedia.shape.name.parse(slot.name),
          ...presentSlot(slot),
        })),
      };
    },
  });

  app.route({
    ...serve(contract.getAuthBanner),
    ...cached,
    ...unlimited,
    handler: async () => {
      const slots = await listMediaSlots(db, contract.AuthMedia.shape.name.options);
      return {
        success: 1 as const,
        data: slots.map((slot) => ({
          name: contract.AuthMedia.shape.name.parse(slot.name),
          ...presentSlot(slot),
        })),
      };
    },
  });
}
