// The product's numbers (spec §5 and §9). Those without a place in the spec are ours: nothing is sent unbounded.

export const nameMinLength = 2;
export const nameMaxLength = 25;
export const signUpNameMaxLength = 10;
export const profileNameMaxLength = 23;
export const emailMaxLength = 254;
export const passwordMinLength = 8;
/** Hashing cost grows with length, so a password is bounded too. */
export const passwordMaxLength = 128;
export const mobileNumberLength = 10;
export const codeLength = 6;
export const codeResendSeconds = 60;
export const ageMin = 18;
/** The age field takes two digits. */
export const ageMax = 99;

export const subjectMinLength = 2;
export const subjectMaxLength = 150;
export const messageMinLength = 2;
export const messageMaxLength = 4_000;
export const ratingMin = 1;
export const ratingMax = 5;

export const freeCategory = 4;
export const paidCategory = 5;
export const freeQuestionCount = 17;
export const freeQuestionsPerPage = 9;
export const paidQuestionCount = 84;
export const paidQuestionsPerPage = 12;
export const optionCount = 7;
export const scoreMax = 100;

export const partnersMax = 3;
export const neuroticismMax = 100;

export const planValidityMonths = 6;
export const couponCodeMaxLength = 40;
export const percentMax = 100;
/** One lakh rupees: far above any plan, far below where integers or a typing slip could hurt. */
export const orderAmountMaxPaise = 10_000_000;

export const articlesPerPage = 9;
export const articlesPerPageMax = 50;
export const articlePageMax = 10_000;
export const latestPostCount = 4;
export const searchMaxLength = 100;
export const topicMaxLength = 60;
export const slugMaxLength = 120;

export const idMaxLength = 64;
export const tokenMaxLength = 512;
/** Google's identity tokens are signed JSON of one to two thousand characters. */
export const googleTokenMaxLength = 4_096;
export const urlMaxLength = 2_048;
export const labelMaxLength = 120;
export const sentenceMaxLength = 1_000;
export const articleMaxLength = 200_000;
