import { z } from 'zod';
import { failures, list, success } from './envelope.ts';
import { Label, numberFromText, Percent, Rupees, Sentence } from './fields.ts';
import { couponCodeMaxLength } from './limits.ts';
import { defineRoute } from './route.ts';

const credits = { paid_assessments: z.int().nonnegative(), couple_tests: z.int().nonnegative() };

/** An option of a plan is a plan itself: its id is what an order names. */
export const PlanOption = z.object({
  id: z.int().positive(),
  parent_id: z.int().positive(),
  name: Label,
  price: Rupees,
  ...credits,
});
export type PlanOption = z.infer<typeof PlanOption>;

export const SubscriptionPlan = z.object({
  id: z.int().positive(),
  name: Label,
  price: Rupees.describe('List price in rupees, tax included.'),
  actualprice: Rupees.describe('The list price less the plan discount, rounded up (spec §3).'),
  des: z.array(Sentence).describe('Feature lines.'),
  ...credits,
  subscription_plan_discount: z.array(
    z.object({ id: z.int().positive(), discount_amount: Percent }),
  ),
  subscription_plan_children: z.array(PlanOption),
});
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

export const getSubscriptionPlans = defineRoute({
  method: 'GET',
  path: '/api/get_subscription_plans',
  summary: 'The plans on sale with discounts, options and the credits they bring.',
  access: 'anyone',
  replies: { 200: list(SubscriptionPlan), ...failures() },
});

/** Sent as entered (spec §5); what is no coupon is for the server to say. */
export const CouponCode = z.string().trim().min(1).max(couponCodeMaxLength);

export const checkCoupon = defineRoute({
  method: 'GET',
  path: '/api/is_coupon_valid/:code',
  summary: 'What a coupon takes off for this user, and for one plan when it is named.',
  access: 'user',
  params: z.object({ code: CouponCode }),
  query: z.object({
    plan_id: numberFromText('Unknown plan').pipe(z.int().positive()).optional(),
  }),
  replies: {
    200: success(z.object({ percentage: Percent })).extend({ message: Sentence }),
    ...failures(401, 404, 409, 422),
  },
});
