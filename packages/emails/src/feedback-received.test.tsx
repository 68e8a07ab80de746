import { expect, test } from 'vitest';
import { feedbackReceived } from './index.ts';

const props = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Hello',
  message: 'First line\nSecond line',
  rating: 4,
  publicUrl: 'https://taalmel.example',
};

test('says the same in HTML and in plain text', async () => {
  const mail = await feedbackReceived(props);
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('Asha');
    expect(part).toContain('4 of 5');
    expect(part).toContain('Second line');
  }
  expect(mail.text).not.toMatch(/<\w/);
  expect(mail.text).toMatch(/From\nAsha\n/);
});

test('what a visitor typed stays text', async () => {
  const mail = await feedbackReceived({ ...props, message: '<img src=x onerror=alert(1)>' });
  expect(mail.html).not.toContain('<img src=x');
});

test('a subject is one short line', async () => {
  const mail = await feedbackReceived({
    ...props,
    subject: `Hi\r\nBcc: all@x.in ${'y'.repeat(300)}`,
  });
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.subject.length).toBeLessThanOrEqual(120);
});
