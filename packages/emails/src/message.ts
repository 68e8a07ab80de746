import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export type Message = { readonly subject: string; readonly html: string; readonly text: string };

/** Every mail goes out twice, as HTML and as plain text in the same order. */
export async function toMessage(subject: string, body: ReactElement): Promise<Message> {
  const html = await render(body);
  return { subject: oneLine(subject), html, text: toPlainText(html) };
}

/** What a visitor typed may stand in a subject, but never start another header or pretend to be a long text. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
