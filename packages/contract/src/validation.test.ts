import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { FreeAnswers, PaidAnswers } from './assessment.ts';
import { FullRegistration, VerifyRegistrationOtpRequest } from './codes.ts';
import { FeedbackRequest } from './feedback.ts';
import { LoginRequest, RegisterRequest } from './identity.ts';
import { CreateOrderRequest } from './orders.ts';
import { AddPartnerRequest, TestCoupleQuery } from './partners.ts';
import { ResetPasswordRequest, UpdatePasswordRequest } from './passwords.ts';
import { ToolkitQuery } from './toolkit.ts';
import { UpdateUserRequest } from './user.ts';

type Case = [change: Record<string, unknown>, message: string];

const long = (length: number) => 'x'.repeat(length);

/** Each case changes one thing of a good request; the first message is what a screen shows. */
function refusals(schema: z.ZodType, good: Record<string, unknown>, cases: Case[]): void {
  test('takes a good request', () => {
    expect(schema.safeParse(good).error).toBeUndefined();
  });

  test.each(cases)('%o says "%s"', (change, message) => {
    const { error } = schema.safeParse({ ...good, ...change });
    expect(error?.issues[0]?.message).toBe(message);
  });
}

describe('login', () => {
  const required = 'All Fields Are Required';
  refusals(LoginRequest, { email: 'asha@example.com', password: 'x' }, [
    [{ email: '' }, required],
    [{ email: '   ' }, required],
    [{ email: undefined }, required],
    [{ password: '' }, required],
    [{ password: undefined }, required],
    [{ email: 'asha' }, 'Please Enter Your Email'],
    [{ password: long(129) }, 'Password is too long'],
  ]);

  test('takes a mobile number in place of an e-mail address', () => {
    const mobile = { mobile_number: '9000012345', password: 'x' };
    expect(LoginRequest.parse(mobile)).toEqual(mobile);
  });

  test('names the field at fault', () => {
    const { error } = LoginRequest.safeParse({ mobile_number: '123', password: 'x' });
    expect(error?.issues).toMatchObject([
      { path: ['mobile_number'], message: 'Phone number is not valid' },
    ]);
  });
});

describe('sign-up dialog', () => {
  const good = { name: 'Asha', email: 'asha@example.com', password: 'long enough', tmc: true };
  refusals(RegisterRequest, good, [
    [{ name: undefined }, 'Please Enter Your Name'],
    [{ name: '' }, 'Please Enter Your Name'],
    [{ name: ' A ' }, 'Please Enter Your Name'],
    [{ name: 'Asha\nTo: x' }, 'Please Enter Your Name'],
    [{ name: long(11) }, 'maximum 10 character allowed'],
    [{ name: long(26) }, 'maximum 10 character allowed'],
    [{ email: undefined }, 'Please Enter Your Email'],
    [{ email: 'asha@' }, 'Please Enter Your Email'],
    [{ email: `${long(250)}@example.com` }, 'Please Enter Your Email'],
    [{ password: undefined }, 'Please Enter your password'],
    [{ password: '' }, 'Please Enter your password'],
    [{ password: '1234567' }, 'Password Must Contain At Least 8 Characters'],
    [{ tmc: false }, 'Please fill in all fields including check box'],
    [{ tmc: undefined }, 'Please fill in all fields including check box'],
    [{ dob: '2000-01-01' }, 'Please enter a valid date'],
  ]);

  test.each(['आशा', 'ஆஷா', 'ఆశ', 'Zoë'])('takes the name %s', (name) => {
    expect(RegisterRequest.parse({ ...good, name }).name).toBe(name);
  });

  test('trims an address and drops what was not asked for', () => {
    const sent = { ...good, email: ' asha@example.com ', is_verified: true, role: 'admin' };
    expect(RegisterRequest.parse(sent)).toEqual(good);
  });
});

describe('full registration', () => {
  const weak =
    'Password Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and One Special Case Character';
  const good = {
    name: 'Asha',
    surname: 'Rao',
    mobile_number: '9000012345',
    email: 'asha@example.com',
    password: 'Secret1!',
  };
  refusals(FullRegistration, good, [
    [{ name: 'A' }, 'Please Enter Your Name'],
    [{ name: long(26) }, 'Please Enter Your Name'],
    [{ surname: undefined }, 'Please Enter Your surname'],
    [{ surname: 'R' }, 'Please Enter Your surname'],
    [{ surname: long(26) }, 'Please Enter Your surname'],
    [{ mobile_number: undefined }, 'Please Enter Your Mobile Number'],
    [{ mobile_number: '' }, 'Please Enter Your Mobile Number'],
    [{ mobile_number: '900001234' }, 'Phone number is not valid'],
    [{ mobile_number: '90000123456' }, 'Phone number is not valid'],
    [{ mobile_number: '90000x2345' }, 'Phone number is not valid'],
    [{ email: undefined }, 'Please Enter Your Email'],
    [{ password: 'Secre1!' }, weak],
    [{ password: 'secret1!' }, weak],
    [{ password: 'SECRET1!' }, weak],
    [{ password: 'Secrets!' }, weak],
    [{ password: 'Secret11' }, weak],
  ]);
});

describe('code of a mobile number', () => {
  refusals(VerifyRegistrationOtpRequest, { mobile_number: '9000012345', otp: '012345' }, [
    [{ otp: '12345' }, 'Please enter the 6 digit code'],
    [{ otp: '1234567' }, 'Please enter the 6 digit code'],
    [{ otp: '12345a' }, 'Please enter the 6 digit code'],
    [{ name: 'A' }, 'Please Enter Your Name'],
  ]);
});

describe('chosen passwords', () => {
  const twice = { password: 'long enough', password_confirmation: 'long enough' };
  const cases: Case[] = [
    [{ password: '' }, 'Please Enter your password'],
    [{ password: '1234567' }, 'Password Must Contain At Least 8 Characters'],
    [{ password_confirmation: 'long enouhg' }, 'Both passwords must be the same'],
  ];
  describe('reset', () => {
    refusals(ResetPasswordRequest, { email: 'asha@example.com', ...twice }, cases);
  });
  describe('change', () => {
    refusals(UpdatePasswordRequest, { old_password: 'x', ...twice }, cases);
  });
});

describe('partner', () => {
  refusals(AddPartnerRequest, { name: 'Kabir', email: 'kabir@example.com', gender: 'male' }, [
    [{ name: 'K' }, "Please Enter Your Partner's Name"],
    [{ name: long(26) }, "Please Enter Your Partner's Name"],
    [{ email: '' }, "Please Enter Your Partner's Email"],
    [{ email: 'kabir' }, "Please Enter Your Partner's Email"],
  ]);
});

describe('feedback', () => {
  const good = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'Hi',
    message: 'Ok',
    rating: 5,
  };
  refusals(FeedbackRequest, good, [
    [{ name: 'A' }, 'Please Enter Your Name'],
    [{ email: 'asha' }, 'Please Enter Your Email'],
    [{ subject: 'H' }, 'Please Enter Some Subject'],
    [{ message: 'O' }, 'Please message'],
    [{ rating: undefined }, 'Please Fill Rating'],
    [{ rating: '' }, 'Please Fill Rating'],
    [{ rating: 0 }, 'Please Fill Rating'],
    [{ rating: 6 }, 'Please Fill Rating'],
    [{ rating: 4.5 }, 'Please Fill Rating'],
  ]);

  test('takes a rating from a form, and lines in the message', () => {
    const sent = { ...good, rating: '4', message: 'One\nTwo' };
    expect(FeedbackRequest.parse(sent)).toMatchObject({ rating: 4, message: 'One\nTwo' });
  });
});

describe('profile', () => {
  test.each([
    [23, true],
    [24, false],
  ])('a name of %i characters: %s', (length, isTaken) => {
    expect(UpdateUserRequest.safeParse({ name: long(length) }).success).toBe(isTaken);
  });

  test('keeps what may be edited and drops the rest', () => {
    const sent = { gender: 'female', is_verified: true, paid_assessment_remaining: 99 };
    expect(UpdateUserRequest.parse(sent)).toEqual({ gender: 'female' });
  });
});

describe('answers', () => {
  const free = Array.from({ length: 17 }, (_, position) => ({
    question_category: 4,
    question: position + 1,
    answers: position,
    option_id: 7,
  }));

  test.each([
    ['all seventeen', free, undefined],
    ['one missing', free.slice(1), 'Please Tick All the Question'],
    ['one twice', [...free.slice(1), free[1]], 'Please Tick All the Question'],
    ['no list', undefined, 'Please Tick All the Question'],
  ])('free test with %s', (_, answers, message) => {
    expect(FreeAnswers.safeParse(answers).error?.issues[0]?.message).toBe(message);
  });

  test('the paid test may be paused before the first answer', () => {
    expect(PaidAnswers.parse([])).toEqual([]);
  });
});

describe('queries', () => {
  const couple = {
    partner1_jung_score: 'intj',
    partner2_jung_score: ' ENFJ ',
    partner1_neuroticism: '72.5',
    partner2_neuroticism: 0,
  };

  test('a type is read in any case and a number from text', () => {
    expect(TestCoupleQuery.parse(couple)).toEqual({
      partner1_jung_score: 'INTJ',
      partner2_jung_score: 'ENFJ',
      partner1_neuroticism: 72.5,
      partner2_neuroticism: 0,
    });
  });

  refusals(TestCoupleQuery, couple, [
    [{ partner1_jung_score: 'ABCD' }, 'Please enter a four-letter type, such as INTJ'],
    [{ partner1_neuroticism: '' }, 'Please enter a number from 0 to 100'],
    [{ partner1_neuroticism: '101' }, 'Please enter a number from 0 to 100'],
    [{ partner1_neuroticism: '-1' }, 'Please enter a number from 0 to 100'],
  ]);

  test('the toolkit begins with the first nine articles', () => {
    expect(ToolkitQuery.parse({})).toEqual({ page: 1, per_page: 9 });
    expect(ToolkitQuery.parse({ page: '3', per_page: '50' })).toEqual({ page: 3, per_page: 50 });
    expect(ToolkitQuery.safeParse({ per_page: '51' }).success).toBe(false);
  });
});

test('an order is whole paise and trims its code', () => {
  const order = {
    amount: 150_000,
    plan_id: 1,
    redirect_url: 'https://example.com/plansummary',
    discount_amount: 0,
    code: ' FIRST ',
  };
  expect(CreateOrderRequest.parse(order).code).toBe('FIRST');
  expect(CreateOrderRequest.safeParse({ ...order, amount: 150_000.5 }).success).toBe(false);
});
