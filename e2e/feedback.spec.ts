import { createClient } from '@app/contract/client';
import { sendFeedback } from '@app/contract/feedback';
import { expect, test } from './watched.ts';

const inbox = 'http://127.0.0.1:1180/api/email';

type Mail = { id: string; subject: string; text: string; html: string; to: { address: string }[] };

test('feedback sent through the typed client arrives in a real mailbox', async ({ baseURL }, {
  project,
}) => {
  const subject = `Thank you from ${project.name} ${Date.now()}`;
  const call = createClient({ baseUrl: baseURL! });
  const reply = await call(sendFeedback, {
    body: {
      name: 'Asha',
      email: 'asha@example.in',
      subject,
      message: 'It helped us talk.',
      rating: 5,
    },
  });
  expect(reply).toEqual({ success: 1 });

  const find = async () => {
    const mails = (await (await fetch(inbox)).json()) as Mail[];
    return mails.find((mail) => mail.subject === `Feedback: ${subject}`);
  };
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  const mail = (await find())!;
  expect(mail.to.map(({ address }) => address)).toEqual(['feedback@taalmel.example']);
  expect(await (await fetch(`${inbox}/${mail.id}/source`)).text()).toMatch(
    /^Reply-To: asha@example\.in\r?$/m,
  );
  expect(mail.text).toContain('It helped us talk.');
  expect(mail.html).toContain('It helped us talk.');
});
