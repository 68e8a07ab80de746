import { z } from 'zod';
import { Done, failures, success } from './envelope.ts';
import {
  emailAddress,
  FilePath,
  Gender,
  Id,
  Label,
  personName,
  StateCode,
  Timestamp,
} from './fields.ts';
import { ageMax, emailMaxLength, mobileNumberLength, profileNameMaxLength } from './limits.ts';
import { messages } from './messages.ts';
import { Report } from './reports.ts';
import { defineRoute } from './route.ts';

/** The invoice list is empty until the document is drawn. */
export const SubscribedPlan = z.object({
  id: Id,
  plan_id: z.int(),
  parent_id: z.int().nullable(),
  plan_data: z.object({ id: z.int(), parent_id: z.int().nullable(), name: Label }),
  transaction_data: z.array(z.object({ invoice_data: z.array(z.object({ file: FilePath })) })),
  purchased_at: Timestamp,
  expires_at: Timestamp,
});
export type SubscribedPlan = z.infer<typeof SubscribedPlan>;

/** A mobile user has no `email`; an e-mail or Google user no `mobile_number` until one is verified. */
export const User = z.object({
  id: Id,
  name: Label,
  email: z.string().max(emailMaxLength).nullable(),
  mobile_number: z.string().max(mobileNumberLength).nullable(),
  gender: Gender.nullable(),
  dob: z.iso.date().nullable(),
  age: z.int().min(0).max(ageMax).nullable(),
  state_code: StateCode.nullable(),
  is_verified: z.boolean(),
  is_public: z.boolean(),
  reports: z.array(Report),
  plans: z.array(SubscribedPlan),
  paid_assessment_remaining: z.int(),
  couple_test_remaining: z.int(),
});
export type User = z.infer<typeof User>;

export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user with reports, plans and credits.',
  access: 'user',
  replies: { 200: success(User), ...failures(401) },
});

/**
 * The whole user object may be sent; all but these fields is dropped, so that no verified flag or
 * credit can be written from outside. Each change travels alone or with the rest.
 */
export const UpdateUserRequest = z
  .object({
    name: personName(messages.nameRequired, { max: profileNameMaxLength }),
    gender: Gender.nullable(),
    dob: z.iso.date(messages.dateInvalid).nullable(),
    email: emailAddress(messages.emailRequired)
      .nullable()
      .describe('Read only for an account that has a verified one.'),
    state_code: StateCode.nullable(),
  })
  .partial();
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

export const updateUser = defineRoute({
  method: 'POST',
  path: '/api/update_user/',
  summary: 'Changes the personal profile; age and sex only once the mobile number is verified.',
  access: 'user',
  body: UpdateUserRequest,
  replies: { 200: Done, ...failures(401, 403, 409, 422) },
});

export const ProfileAccessRequest = z.object({ is_public: z.boolean() });
export type ProfileAccessRequest = z.infer<typeof ProfileAccessRequest>;

export const changeProfileAccess = defineRoute({
  method: 'POST',
  path: '/api/change-profile-accessbility/',
  summary: 'Says whether people who know the e-mail address may invite this user.',
  access: 'user',
  body: ProfileAccessRequest,
  replies: { 200: Done, ...failures(401, 422) },
});
