import { createServer } from 'node:http';
import { feedbackReceived, type Message } from './index.ts';

const publicUrl = process.env.PUBLIC_URL ?? 'http://localhost:3000';

/** Every mail with sample props. The long name and the markup are there to be looked at. */
const samples: Record<string, () => Promise<Message>> = {
  'feedback-received': () =>
    feedbackReceived({
      name: 'Venkatanarasimharajuvaripeta Lakshmi',
      email: 'lakshmi@example.in',
      subject: 'About the couple report',
      message:
        'We read it together on Sunday.\n\nOne question: <b>may we</b> share it with a counsellor?',
      rating: 5,
      publicUrl,
    }),
};

createServer(async (request, response) => {
  const [, name = '', format] = (request.url ?? '/').split('/');
  const message = await samples[name]?.();
  response.setHeader('content-type', `text/${format === 'text' ? 'plain' : 'html'}; charset=utf-8`);
  const list = Object.keys(samples).map(
    (key) => `<li><a href="/${key}">${key}</a> · <a href="/${key}/text">text</a></li>`,
  );
  response.end(
    message ? message[format === 'text' ? 'text' : 'html'] : `<ul>${list.join('')}</ul>`,
  );
}).listen(3030, '127.0.0.1', () => console.log('mails at http://localhost:3030'));
