import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';

export type Message = { readonly subject: string; readonly html: string; readonly text: string };

export type Mailer = {
  /** `key` names the reason, once: a repeat after a crash carries the same Message-ID, so mailboxes can fold it. */
  send(key: string, to: string, message: Message, options?: { replyTo?: string }): Promise<void>;
};

export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(key, to, message, options = {}) {
      await transport.sendMail({
        from,
        // An address object: a comma or a line break in user text can never become a second recipient.
        to: { name: '', address: to },
        ...(options.replyTo && { replyTo: { name: '', address: options.replyTo } }),
        messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`,
        subject: message.subject,
        html: message.html,
        text: message.text,
      });
    },
  };
}
