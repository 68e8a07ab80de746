import { z } from 'zod';
import { failures, success } from './envelope.ts';
import {
  ChosenPassword,
  currentPassword,
  DayMonthYear,
  emailAddress,
  Id,
  Label,
  MobileNumber,
  personName,
} from './fields.ts';
import { googleTokenMaxLength, signUpNameMaxLength, tokenMaxLength } from './limits.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';

/** What the browser keeps of a session. `is_verified` says that the mobile number is verified. */
export const Session = z.object({
  token: z.string().min(1).max(tokenMaxLength),
  name: Label,
  is_verified: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** Two calls answer with the session under `success` itself (spec §7). */
const SessionAsSuccess = z.object({ success: Session });

const password = currentPassword(messages.allFieldsRequired);

/** One of the two ways to name oneself; a reply never tells which half was wrong. */
export const LoginRequest = z.union(
  [
    z.object({ email: emailAddress(messages.emailRequired, messages.allFieldsRequired), password }),
    z.object({ mobile_number: MobileNumber, password }),
  ],
  messages.allFieldsRequired,
);
export type LoginRequest = z.infer<typeof LoginRequest>;

export const loginUser = defineRoute({
  method: 'POST',
  path: '/api/login',
  summary: 'Opens a session with an e-mail address or mobile number and a password.',
  access: 'anyone',
  body: LoginRequest,
  replies: { 200: success(Session), ...failures(401, 422) },
});

export const GoogleLoginRequest = z.object({
  token: z.string().min(1).max(googleTokenMaxLength).describe('The credential Google handed over.'),
});
export type GoogleLoginRequest = z.infer<typeof GoogleLoginRequest>;

export const googleLogin = defineRoute({
  method: 'POST',
  path: '/api/google-login',
  summary: 'Opens a session with a Google credential, joining or making the account.',
  access: 'anyone',
  body: GoogleLoginRequest,
  replies: { 200: SessionAsSuccess, ...failures(401, 409, 422) },
});

/** Only these fields are kept: a role or a verified flag sent along is dropped, not stored. */
export const RegisterRequest = z.object({
  name: personName(messages.nameRequired, {
    max: signUpNameMaxLength,
    tooLong: messages.nameTooLong,
  }),
  email: emailAddress(messages.emailRequired),
  password: ChosenPassword,
  tmc: z.literal(true, messages.termsRequired).describe('Terms accepted.'),
  dob: DayMonthYear.optional(),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const registerUser = defineRoute({
  method: 'POST',
  path: '/api/register',
  summary: 'Makes an unverified account and mails its verification link.',
  access: 'anyone',
  body: RegisterRequest,
  replies: { 200: success(z.object({ success: z.literal(1) })), ...failures(409, 422) },
});

export const VerifyEmailRequest = z.object({
  id: Id,
  token: z.string().min(1).max(tokenMaxLength),
});
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;

export const verifyEmail = defineRoute({
  method: 'POST',
  path: '/api/verify-email',
  summary: 'Spends the link of a verification mail and opens a session.',
  access: 'anyone',
  body: VerifyEmailRequest,
  replies: { 200: SessionAsSuccess, ...failures(404, 422) },
});
