import { z } from 'zod';
import { Done, DoneWithMessage, failures, list, success } from './envelope.ts';
import {
  emailAddress,
  FilePath,
  Gender,
  Id,
  IdParams,
  Label,
  numberFromText,
  personName,
  Score,
} from './fields.ts';
import { mobileNumberLength, neuroticismMax } from './limits.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';

/** Best to worst. */
export const MatchQuality = z.enum(['IDEAL', 'GOOD', 'FAIR', 'POTENTIAL']);
export type MatchQuality = z.infer<typeof MatchQuality>;

const Person = z.object({
  id: Id,
  name: Label,
  mobile_number: z.string().max(mobileNumberLength).nullable(),
});

export const CoupleReport = z.object({
  jung_match: Score,
  quality: MatchQuality,
  file_path: FilePath.nullable(),
  mobile_file_path: FilePath.nullable(),
});
export type CoupleReport = z.infer<typeof CoupleReport>;

/** The other person stands first in one of the two lists: whom I invited, or who invited me. */
export const Partner = z.object({
  id: Id,
  user_id: Id,
  couple_id: Id,
  status: z.enum(['invited', 'accepted', 'matched']),
  has_completed_test: z
    .boolean()
    .describe('Whether the other person has; the report waits for it.'),
  users_partners: z.array(Person),
  users_invited_partners: z.array(Person),
  couple_report: CoupleReport.nullable(),
});
export type Partner = z.infer<typeof Partner>;

export const getPartners = defineRoute({
  method: 'GET',
  path: '/api/partners',
  summary: 'The prospective partners of the user, three at most.',
  access: 'user',
  replies: { 200: list(Partner), ...failures(401) },
});

/** Only these fields are kept; who invites is taken from the session. */
export const AddPartnerRequest = z.object({
  name: personName(messages.partnerNameRequired),
  email: emailAddress(messages.partnerEmailRequired),
  gender: Gender,
});
export type AddPartnerRequest = z.infer<typeof AddPartnerRequest>;

export const addPartner = defineRoute({
  method: 'POST',
  path: '/api/partners',
  summary: 'Invites a registered person to a couple match and reserves the credits for it.',
  access: 'user',
  body: AddPartnerRequest,
  replies: { 200: DoneWithMessage, ...failures(401, 403, 404, 409, 422) },
});

export const deletePartner = defineRoute({
  method: 'DELETE',
  path: '/api/partners/:id',
  summary: 'Ends a partnership or withdraws an invitation; a couple report disappears for both.',
  access: 'user',
  params: IdParams,
  replies: { 200: Done, ...failures(401, 404) },
});

export const CoupleMatchRequest = z.object({ user_id: Id, couple_id: Id });
export type CoupleMatchRequest = z.infer<typeof CoupleMatchRequest>;

export const matchCouple = defineRoute({
  method: 'POST',
  path: '/api/couple_match',
  summary: 'Makes the couple report of two people who have both finished the paid test.',
  access: 'user',
  body: CoupleMatchRequest,
  replies: { 200: Done, ...failures(401, 403, 404, 409, 422) },
});

const jungScore = z
  .string(messages.jungScoreInvalid)
  .trim()
  .toUpperCase()
  .regex(/^[EI][SN][TF][JP]$/, messages.jungScoreInvalid);

const neuroticism = numberFromText(messages.neuroticismInvalid).pipe(
  z.number().min(0, messages.neuroticismInvalid).max(neuroticismMax, messages.neuroticismInvalid),
);

export const TestCoupleQuery = z.object({
  partner1_jung_score: jungScore,
  partner2_jung_score: jungScore,
  partner1_neuroticism: neuroticism,
  partner2_neuroticism: neuroticism,
});
export type TestCoupleQuery = z.infer<typeof TestCoupleQuery>;

export const testCouple = defineRoute({
  method: 'GET',
  path: '/api/test_couple',
  summary: 'A quick estimate from two types and two neuroticism values; nothing is kept.',
  access: 'user',
  query: TestCoupleQuery,
  replies: {
    200: success(z.object({ report_id: Id, score: Score, quality: MatchQuality })),
    ...failures(401, 422),
  },
});

export const Invitation = z.object({ id: Id, users_invited_partners: z.array(Person) });
export type Invitation = z.infer<typeof Invitation>;

export const getInvitations = defineRoute({
  method: 'GET',
  path: '/api/get_invitations',
  summary: 'Invitations that wait for the answer of the user.',
  access: 'user',
  replies: {
    200: success(z.object({ pending_invitations: z.array(Invitation) })),
    ...failures(401),
  },
});

export const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/api/accept_invitation',
  summary: 'Accepts an invitation; refused when the user has three partners already.',
  access: 'user',
  body: IdParams,
  replies: { 200: Done, ...failures(401, 404, 409, 422) },
});
