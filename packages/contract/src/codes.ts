import { z } from 'zod';
import { DoneWithMessage, failures, success } from './envelope.ts';
import {
  DayMonthYear,
  emailAddress,
  MobileNumber,
  Otp,
  personName,
  Sentence,
  StrongPassword,
} from './fields.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';

/** Says the same whether or not there is an account to send a code to. */
export const CodeSent = success(
  z.object({ message: Sentence, resend_after_seconds: z.int().nonnegative() }),
);
export type CodeSent = z.infer<typeof CodeSent>;

/** The full registration of spec §5; a mobile sign-up takes its name, number and password. */
export const FullRegistration = z.object({
  name: personName(messages.nameRequired),
  surname: personName(messages.surnameRequired),
  mobile_number: MobileNumber,
  email: emailAddress(messages.emailRequired),
  password: StrongPassword,
});
export type FullRegistration = z.infer<typeof FullRegistration>;

export const MobileSignUp = FullRegistration.pick({
  name: true,
  mobile_number: true,
  password: true,
});
export type MobileSignUp = z.infer<typeof MobileSignUp>;

/**
 * Without a session, name and password are needed and make an account. With one, the number is added
 * to the account of the session and the two are ignored.
 */
export const VerifyRegistrationOtpRequest = MobileSignUp.partial({
  name: true,
  password: true,
}).extend({ dob: DayMonthYear.optional(), otp: Otp });
export type VerifyRegistrationOtpRequest = z.infer<typeof VerifyRegistrationOtpRequest>;

export const verifyRegistrationOtp = defineRoute({
  method: 'POST',
  path: '/api/verify_registration_otp',
  summary: 'Proves a mobile number with its code: signs up, or verifies the number of the session.',
  access: 'anyone',
  body: VerifyRegistrationOtpRequest,
  replies: { 200: DoneWithMessage, ...failures(409, 422) },
});

export const ResendOtpRequest = z.object({
  mobile_number: MobileNumber,
  name: personName(messages.nameRequired),
});
export type ResendOtpRequest = z.infer<typeof ResendOtpRequest>;

export const resendOtp = defineRoute({
  method: 'POST',
  path: '/api/resend_otp',
  summary: 'Sends a code to a mobile number, the first time or again.',
  access: 'anyone',
  body: ResendOtpRequest,
  replies: { 200: CodeSent, ...failures(422) },
});

export const PasswordResetRequest = z.object({ email: emailAddress(messages.emailRequired) });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/api/forgot_password_request',
  summary: 'Mails a code to whoever forgot the password.',
  access: 'anyone',
  body: PasswordResetRequest,
  replies: { 200: CodeSent, ...failures(422) },
});

export const VerifyForgotPasswordOtpRequest = PasswordResetRequest.extend({ otp: Otp });
export type VerifyForgotPasswordOtpRequest = z.infer<typeof VerifyForgotPasswordOtpRequest>;

export const verifyForgotPasswordOtp = defineRoute({
  method: 'POST',
  path: '/api/verify_forgot_password_otp',
  summary: 'Trades a mailed code for the short-lived grant cookie that a reset needs.',
  access: 'anyone',
  body: VerifyForgotPasswordOtpRequest,
  replies: { 200: DoneWithMessage, ...failures(422) },
});
