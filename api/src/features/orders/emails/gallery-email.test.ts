import { eq } from 'drizzle-orm';
import { addOrder } from '../../../testing/gallery/admin-account';
import { noJobs, testMail } from '../../../testing/server/test-app';
import { setUpApi } from '../../../testing/setup/setup-api';
import { mails } from '../../mail/mail.table';
import { outboxOf } from '../../mail/outbox';
import { tellGalleryOfPaid } from './gallery-email';

const api = setUpApi();

test.each([
  ['gets an email for a paid order', true],
  ['gets no mail if the settings say no', false],
])('the gallery %s', async (_outcome, mailsPaidOrders) => {
  const order = await addOrder(api.db, { address: '7 Palm Crescent, Ikoyi' });
  const outbox = outboxOf(Object.assign({ mailsPaidOrders }, testMail), noJobs);
  await tellGalleryOfPaid(api.db, outbox, order);
  const subject = `Paid: ${order.artworkName} · order ${order.number}`;
  const sent = await api.db.select().from(mails).where(eq(mails.subject, subject));
  const mail = { toAddress: testMail.galleryEmail, replyTo: expect.stringContaining('@mail.example') };
  expect(sent).toMatchObject(mailsPaidOrders ? [mail] : []);
  if (mailsPaidOrders) expect(sent[0]?.text).toContain(`/admin/all-orders?order=${order.id}`);
});
