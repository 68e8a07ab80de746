import * as contract from '@app/contract/feedback';
import type { AppContext } from '../../context.ts';
import type { App } from '../../http/app-instance.ts';
import { serve } from '../../http/serve.ts';
import { shareFeedback } from './share-feedback.ts';

export function feedbackRoutes(app: App, ctx: AppContext): void {
  app.route({
    ...serve(contract.sendFeedback),
    config: { rateLimit: { max: 5, timeWindow: '10 minutes' } },
    handler: async ({ body }) => {
      await shareFeedback(ctx, body);
      return { success: 1 as const };
    },
  });
}
