import * as assessment from './assessment.ts';
import * as codes from './codes.ts';
import * as content from './content.ts';
import { sendFeedback } from './feedback.ts';
import * as identity from './identity.ts';
import { createOrder } from './orders.ts';
import * as partners from './partners.ts';
import * as passwords from './passwords.ts';
import * as plans from './plans.ts';
import type { RouteContract } from './route.ts';
import * as toolkit from './toolkit.ts';
import * as user from './user.ts';

/** Every call of spec §7, for the API page and for tests. Code that makes a call imports that call's own file. */
export const calls = {
  loginUser: identity.loginUser,
  googleLogin: identity.googleLogin,
  registerUser: identity.registerUser,
  verifyEmail: identity.verifyEmail,
  verifyRegistrationOtp: codes.verifyRegistrationOtp,
  resendOtp: codes.resendOtp,
  requestPasswordReset: codes.requestPasswordReset,
  verifyForgotPasswordOtp: codes.verifyForgotPasswordOtp,
  resetPassword: passwords.resetPassword,
  updatePassword: passwords.updatePassword,
  getUser: user.getUser,
  updateUser: user.updateUser,
  changeProfileAccess: user.changeProfileAccess,
  checkPaidAssessment: assessment.checkPaidAssessment,
  getQuestions: assessment.getQuestions,
  submitFreeAssessment: assessment.submitFreeAssessment,
  recordFreeAssessment: assessment.recordFreeAssessment,
  pauseAssessment: assessment.pauseAssessment,
  resumeAssessment: assessment.resumeAssessment,
  submitAssessment: assessment.submitAssessment,
  getPartners: partners.getPartners,
  addPartner: partners.addPartner,
  deletePartner: partners.deletePartner,
  matchCouple: partners.matchCouple,
  testCouple: partners.testCouple,
  getInvitations: partners.getInvitations,
  acceptInvitation: partners.acceptInvitation,
  getSubscriptionPlans: plans.getSubscriptionPlans,
  checkCoupon: plans.checkCoupon,
  createOrder,
  sendFeedback,
  getTopbannerContent: content.getTopbannerContent,
  getQuestionsAndAnswers: content.getQuestionsAndAnswers,
  getMarriageToolkit: toolkit.getMarriageToolkit,
  getTopic: toolkit.getTopic,
  getHomeVideo: content.getHomeVideo,
  getBannerContent: content.getBannerContent,
  getWhyTrustUs: content.getWhyTrustUs,
  getUsersReviews: content.getUsersReviews,
  getFaq: content.getFaq,
  getAuthBanner: content.getAuthBanner,
} as const satisfies Readonly<Record<string, RouteContract>>;
