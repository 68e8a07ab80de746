export { feedbackReceived } from './feedback-received.email.tsx';
export type { Message } from './message.ts';
