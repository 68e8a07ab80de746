import { z } from 'zod';
import { Done, failures, success } from './envelope.ts';
import { ChosenPassword, currentPassword, emailAddress, Sentence } from './fields.ts';
import { passwordMaxLength } from './limits.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';

const chosenTwice = {
  password: ChosenPassword,
  password_confirmation: z
    .string(messages.passwordsDiffer)
    .max(passwordMaxLength, messages.passwordsDiffer),
};

const isSame = (request: { password: string; password_confirmation: string }) =>
  request.password === request.password_confirmation;

const differ = { error: messages.passwordsDiffer, path: ['password_confirmation'] };

export const ResetPasswordRequest = z
  .object({ email: emailAddress(messages.emailRequired), ...chosenTwice })
  .refine(isSame, differ);
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/reset_password',
  summary: 'Sets a forgotten password; refused without the grant cookie of a verified code.',
  access: 'anyone',
  body: ResetPasswordRequest,
  replies: { 200: success(z.object({ message: Sentence })), ...failures(403, 422) },
});

export const UpdatePasswordRequest = z
  .object({ old_password: currentPassword(messages.oldPasswordRequired), ...chosenTwice })
  .refine(isSame, differ);
export type UpdatePasswordRequest = z.infer<typeof UpdatePasswordRequest>;

export const updatePassword = defineRoute({
  method: 'POST',
  path: '/api/update_password',
  summary: 'Changes the password and ends every session.',
  access: 'user',
  body: UpdatePasswordRequest,
  replies: { 200: Done, ...failures(401, 422) },
});
