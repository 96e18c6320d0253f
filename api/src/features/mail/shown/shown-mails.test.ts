import { randomUUID } from 'node:crypto';
import { buildTestApp, noJobs, testMail } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';
import { mails } from '../mail.table';
import { outboxOf } from '../outbox';

const demo = setUp((db) => ({ app: buildTestApp(db, undefined, { showsMails: true }) }));

async function writeMail(subject: string): Promise<string> {
  await demo.db.delete(mails);
  const outbox = outboxOf(testMail, noJobs);
  const to = { name: 'Ngọzi <Eze>', address: 'ngozi@mail.example' };
  await outbox.write(demo.db, { to, content: { subject, paragraphs: ['The rains have come.'] } });
  const [mail] = await demo.db.select({ id: mails.id }).from(mails);
  return mail?.id ?? '';
}

test('the demo lists its mails, and shows each one in frames without scripts and as text', async () => {
  const id = await writeMail('Come <b>and</b> see');
  const list = await demo.app.inject('/mails');
  expect(list.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(list.body).toContain(`<a href="/mails/${id}">Come &lt;b&gt;and&lt;/b&gt; see</a>`);
  expect(list.body).toContain('To Ngọzi &lt;Eze&gt;');
  const { body, headers } = await demo.app.inject(`/mails/${id}`);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; frame-src 'self'$/);
  expect(
    body.match(/<iframe src="\/mails\/[^"]+\/html" width="(600|320)" [^>]*sandbox="allow-popups/g),
  ).toHaveLength(2);
  expect(body).toContain('The rains have come.');
});

test('the frame of a mail may load pictures of the gallery alone', async () => {
  const id = await writeMail('Come and see');
  const { headers, body } = await demo.app.inject(`/mails/${id}/html`);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src https:\/\/gallery\.example; .*sandbox allow-popups allow-popups-to-escape-sandbox$/,
  );
  expect(body).toContain('<base target="_blank">');
});

test.each(['', '/nothing', `/${randomUUID()}`, `/${randomUUID()}/html`])(
  'answers 404 to /mails%s outside a demo',
  async (rest) => {
    const app = buildTestApp(demo.db);
    const answer = await app.inject(`/mails${rest}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('There is no page at this address.');
    await app.close();
  },
);

test('shows no mail outside a demo', async () => {
  const id = await writeMail('Your code');
  const app = buildTestApp(demo.db);
  for (const url of [`/mails/${id}`, `/mails/${id}/html`]) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Your code');
  }
  await app.close();
});
