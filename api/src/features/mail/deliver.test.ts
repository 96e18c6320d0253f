import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { testMail } from '../../testing/server/test-app';
import { deliverBy } from './deliver';
import type { EmailContent } from './email';
import { mails } from './mail.table';
import { type Email, outboxOf } from './outbox';
import { sendMail } from './send-mail';

const folder = path.join(temporaryFolder(), randomUUID(), 'outbox');
const logged: string[] = [];
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(mails));

const email: EmailContent = { subject: 'Come and see', paragraphs: ['The rains have come.'] };
const reader = { name: 'Ngọzi Eze', address: 'ngozi@mail.example' };

/** Reads the email's file: unfolded headers by lower-case name, and decoded parts. */
async function fileOf(mail: Email) {
  await outboxOf(testMail, { send: async () => {}, sendAll: async () => {} }).write(database.db, mail);
  const logger = pino({}, { write: (line: string) => logged.push(line) });
  const deliver = deliverBy({ ...testMail, smtpUrl: null, folder }, logger);
  const [{ id } = { id: '' }] = await database.db.select({ id: mails.id }).from(mails);
  await sendMail(database.db, deliver, id);
  const name = (await readdir(folder)).find((file) => file.endsWith(`${id}.eml`)) ?? '';
  const text = await readFile(path.join(folder, name), 'utf8');
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { name, headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'), body: body.join('\r\n\r\n') };
}

/** Decodes quoted-printable. */
function decoded(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('without a mail server saves a mail as a file and logs its path', async () => {
  const { name, headers, body } = await fileOf({ to: reader, replyTo: 'ask@mail.example', content: email });
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f-]{36}\.eml$/);
  expect(logged.join()).toContain(path.join(folder, name));
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: Uli Gallery <hello@uligallery.example>',
      'To: =?UTF-8?Q?Ng=E1=BB=8Dzi_Eze?= <ngozi@mail.example>',
      'Reply-To: ask@mail.example',
      'Subject: Come and see',
      'Auto-Submitted: auto-generated',
      expect.stringMatching(/^Message-ID: <[0-9a-f-]{36}@uligallery\.example>$/),
      expect.stringMatching(/^Content-Type: multipart\/alternative;/),
    ]),
  );
  expect(body).toContain('Content-Type: text/plain');
  expect(body).toContain('Content-Type: text/html');
  expect(decoded(body)).toContain('The rains have come.');
  expect(decoded(body)).toContain('https://gallery.example');
});

test('leaves no partial files in the folder', async () => {
  await fileOf({ to: reader, content: email });
  expect((await readdir(folder)).filter((file) => !file.endsWith('.eml'))).toEqual([]);
});

test.each(['\r\n', '\n', '\r', '\u2028', '\r\n ', '\0\r\n'])(
  'text with %j adds no header',
  async (lineEnd) => {
    const trick = `Ngọzi${lineEnd}Bcc: everybody@mail.example${lineEnd}${lineEnd}Buy this`;
    const subject = trick.replaceAll('\0', '');
    const { headers } = await fileOf({
      to: { name: subject, address: 'ngozi@mail.example' },
      content: { ...email, subject },
    });
    expect(headers.filter((header) => /^bcc/i.test(header))).toEqual([]);
    expect(headers.filter((header) => /^subject/i.test(header))).toHaveLength(1);
    expect(headers.filter((header) => /^to/i.test(header))).toHaveLength(1);
  },
);

test('escapes a visitor’s text in the HTML', async () => {
  const shown = `<script>alert("1")</script> & 'so' on`;
  const link = { label: '<b>Open</b>', url: 'https://gallery.example/?a="><img src=x>' };
  const { body } = await fileOf({
    to: reader,
    content: { ...email, paragraphs: [shown], facts: [[shown, shown]], link },
  });
  const html = decoded(body).split('text/html')[1] ?? '';
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39; on');
  expect(decoded(body)).toContain(shown);
});

test('a mail can have a calendar attachment', async () => {
  const attachment = { filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
  const { body } = await fileOf({ to: reader, content: email, attachments: [attachment] });
  expect(body).toMatch(/Content-Type: text\/calendar/);
  expect(body).toContain('filename=visit.ics');
});

test('a mail about new works has the headers of a stop with one click', async () => {
  const stopUrl = 'https://gallery.example/api/following/mails/key';
  const { headers } = await fileOf({ to: reader, content: email, stopUrl });
  expect(headers).toContain(`List-Unsubscribe: <${stopUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
