/**
 * What a refused field says. English equals spec §5 to the letter; a front end may use the key to
 * look up its own language. The last group has no text in the spec and is ours.
 */
export const messages = {
  allFieldsRequired: 'All Fields Are Required',
  nameRequired: 'Please Enter Your Name',
  nameTooLong: 'maximum 10 character allowed',
  surnameRequired: 'Please Enter Your surname',
  emailRequired: 'Please Enter Your Email',
  passwordRequired: 'Please Enter your password',
  passwordTooShort: 'Password Must Contain At Least 8 Characters',
  passwordTooWeak:
    'Password Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and One Special Case Character',
  termsRequired: 'Please fill in all fields including check box',
  mobileNumberRequired: 'Please Enter Your Mobile Number',
  mobileNumberInvalid: 'Phone number is not valid',
  partnerNameRequired: "Please Enter Your Partner's Name",
  partnerEmailRequired: "Please Enter Your Partner's Email",
  subjectRequired: 'Please Enter Some Subject',
  messageRequired: 'Please message',
  ratingRequired: 'Please Fill Rating',
  freeTestIncomplete: 'Please Tick All the Question',
  paidTestIncomplete: 'Please Tick All Questions',

  codeInvalid: 'Please enter the 6 digit code',
  passwordTooLong: 'Password is too long',
  passwordsDiffer: 'Both passwords must be the same',
  oldPasswordRequired: 'Please Enter your old password',
  subjectTooLong: 'Please keep the subject within 150 characters',
  messageTooLong: 'Please keep the message within 4000 characters',
  jungScoreInvalid: 'Please enter a four-letter type, such as INTJ',
  neuroticismInvalid: 'Please enter a number from 0 to 100',
  dateInvalid: 'Please enter a valid date',
} as const;
