import * as contract from '@app/contract/toolkit';
import type { AppContext } from '../../context.ts';
import type { App } from '../../http/app-instance.ts';
import type { PublicCache } from '../../http/public-cache.ts';
import { serve } from '../../http/serve.ts';
import { presentPost } from './content.presenter.ts';
import { listPosts } from './list-posts.ts';
import { listTopics } from './posts.queries.ts';

export function postRoutes(app: App, ctx: AppContext, cached: PublicCache): void {
  app.route({
    ...serve(contract.getMarriageToolkit),
    ...cached,
    handler: async ({ query }) => {
      const isSummary = query.summary === '1';
      const { posts, ...paging } = await listPosts(ctx, {
        page: query.page,
        perPage: query.per_page,
        text: query.search || query.topic,
        url: query.url,
        isSummary,
      });
      return {
        success: 1 as const,
        data: posts.map((post) => presentPost(post, isSummary)),
        ...paging,
      };
    },
  });

  app.route({
    ...serve(contract.getTopic),
    ...cached,
    handler: async () => {
      const topics = await listTopics(ctx.db);
      return { success: 1 as const, data: topics.map(({ name }) => ({ id: name, name })) };
    },
  });
}
