import { z } from 'zod';
import { failures, success } from './envelope.ts';
import { Id, Percent, Sentence, StateCode } from './fields.ts';
import { orderAmountMaxPaise, urlMaxLength } from './limits.ts';
import { CouponCode } from './plans.ts';
import { defineRoute } from './route.ts';

/** Only these fields are kept. What the buyer saw is compared with the server's own sum, never used. */
export const CreateOrderRequest = z.object({
  amount: z.int().min(0).max(orderAmountMaxPaise).describe('What the buyer saw, in paise.'),
  plan_id: z.int().positive().describe('The plan, or the chosen option of it.'),
  redirect_url: z.url().max(urlMaxLength).describe('Must be an address of this site.'),
  discount_amount: Percent.describe('Plan discount in percent, 0 if there is none.'),
  discount_id: z.int().positive().optional(),
  code: CouponCode.optional(),
  state_code: StateCode.optional().describe("The buyer's state; needed when none is remembered."),
});
export type CreateOrderRequest = z.infer<typeof CreateOrderRequest>;

/** The inner `data` has the payment provider's shape. A free order is redirected to our own success page. */
export const CreateOrderReply = success(
  z.object({
    order_id: Id,
    data: z.object({
      instrumentResponse: z.object({
        redirectInfo: z.object({ url: z.url().max(urlMaxLength) }),
      }),
    }),
  }),
).extend({ message: Sentence });
export type CreateOrderReply = z.infer<typeof CreateOrderReply>;

export const createOrder = defineRoute({
  method: 'POST',
  path: '/api/create_order',
  summary: 'Places an order and answers where to pay it.',
  access: 'user',
  body: CreateOrderRequest,
  replies: { 200: CreateOrderReply, ...failures(401, 403, 404, 409, 422) },
});
