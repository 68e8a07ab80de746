import { z } from 'zod';
import * as limits from './limits.ts';
import { messages } from './messages.ts';

/** Opaque to the reader: never counted up, never guessed, never taken apart. */
export const Id = z.string().min(1).max(limits.idMaxLength);

export const IdParams = z.object({ id: Id });

export const Label = z.string().max(limits.labelMaxLength);

export const Sentence = z.string().max(limits.sentenceMaxLength);

/** Sanitised when saved and again when shown. */
export const Html = z.string().max(limits.articleMaxLength);

/** A file or picture of the product's own storage, ready to use as an address. */
export const FilePath = z.string().max(limits.urlMaxLength);

export const Timestamp = z.iso.datetime({ offset: true });

export const Score = z.number().min(0).max(limits.scoreMax);

export const Percent = z.int().min(0).max(limits.percentMax);

export const Rupees = z.int().nonnegative();

export const Gender = z.enum(['male', 'female']);
export type Gender = z.infer<typeof Gender>;

/** Any script. A control character is refused: in a mail header or a log it could start a line of its own. */
export const personName = (
  message: string,
  { max = limits.nameMaxLength, tooLong = message }: { max?: number; tooLong?: string } = {},
) =>
  z
    .string(message)
    .trim()
    .min(limits.nameMinLength, message)
    .max(max, tooLong)
    .regex(/^\P{Cc}*$/u, message);

/** `missing` is for the forms that say something else of an empty field than of a wrong one. */
export const emailAddress = (message: string, missing = message) =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(limits.emailMaxLength, message)
    .check(z.email(message));

/** A password as typed to prove who one is: the rules for choosing one do not apply to it. */
export const currentPassword = (missing: string) =>
  z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .max(limits.passwordMaxLength, messages.passwordTooLong);

export const ChosenPassword = currentPassword(messages.passwordRequired).min(
  limits.passwordMinLength,
  messages.passwordTooShort,
);

const strongPassword = new RegExp(
  `^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*]).{${limits.passwordMinLength},}$`,
  's',
);

export const StrongPassword = currentPassword(messages.passwordRequired).regex(
  strongPassword,
  messages.passwordTooWeak,
);

/** An Indian mobile number without country code. */
export const MobileNumber = z
  .string(messages.mobileNumberRequired)
  .trim()
  .min(1, { error: messages.mobileNumberRequired, abort: true })
  .regex(new RegExp(`^[6-9]\\d{${limits.mobileNumberLength - 1}}$`), messages.mobileNumberInvalid);

/** Text, since a code may begin with zero. */
export const Otp = z
  .string(messages.codeInvalid)
  .trim()
  .regex(new RegExp(`^\\d{${limits.codeLength}}$`), messages.codeInvalid);

/** Day-month-year without padding, as the sign-up calls carry it (spec §3). */
export const DayMonthYear = z
  .string(messages.dateInvalid)
  .regex(/^\d{1,2}-\d{1,2}-\d{4}$/, messages.dateInvalid);

/** Two digits of the GST state list: it decides the place of supply, and so the tax on an invoice. */
export const StateCode = z.string().regex(/^\d{2}$/);

/** A number that may arrive as text, from a form or a query. Empty text is missing, not zero. */
export const numberFromText = (message: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .max(20)
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ],
    message,
  );
