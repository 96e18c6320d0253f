import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { mails } from './mail.table';
import { deleteSentMails } from './send-mail';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('deletes a mail thirty days after its delivery and keeps unsent mails', async () => {
  const mail = { toName: 'Ngọzi Eze', toAddress: 'ngozi@mail.example', text: 'Come', html: '<p>Come</p>' };
  const days = (count: number) => sql`now() - make_interval(days => ${count})`;
  await database.db.insert(mails).values([
    { ...mail, id: randomUUID(), subject: 'old', createdAt: days(60), sentAt: days(31) },
    { ...mail, id: randomUUID(), subject: 'recent', createdAt: days(60), sentAt: days(29) },
    { ...mail, id: randomUUID(), subject: 'waits', createdAt: days(60) },
  ]);
  await deleteSentMails(database.db, 30);
  const left = await database.db.select({ subject: mails.subject }).from(mails).orderBy(mails.subject);
  expect(left).toEqual([{ subject: 'recent' }, { subject: 'waits' }]);
});
