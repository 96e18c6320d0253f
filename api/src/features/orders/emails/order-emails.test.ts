import { orderStatuses } from '@gallery/shared/contract/orders/order-status';
import { eq } from 'drizzle-orm';
import { addCustomer, addOrder } from '../../../testing/gallery/admin-account';
import { openShop } from '../../../testing/orders/orders';
import { setUp } from '../../../testing/setup/setup-api';
import { mails } from '../../mail/mail.table';
import { pictures } from '../../media/picture.table';
import { destinationOf } from '../placing/order-request';
import {
  sendCanceledEmail,
  sendDoublePaymentEmail,
  sendStatusEmail,
  sendWrongPaymentEmail,
} from './order-emails';

const shop = setUp(openShop);
const hostile = `Adaeze <script>alert('1')</script> "Ọ`;

async function customersOrder(changes: Parameters<typeof addOrder>[1] = {}) {
  const { db } = shop;
  const picture = { width: 900, height: 640, widths: [320, 768, 1280], placeholder: 'data:,' };
  await db
    .insert(pictures)
    .values({ hash: 'hash-of-night-market', ...picture })
    .onConflictDoNothing();
  const customer = await addCustomer(db, { firstname: hostile });
  const order = await addOrder(db, {
    userId: customer.id,
    artworkName: `Night <b>Market</b>`,
    price: 3_200_000,
    pictureHash: 'hash-of-night-market',
    ...changes,
  });
  return { order, customer };
}

async function mailTo(address: string) {
  const [mail] = await shop.db.select().from(mails).where(eq(mails.toAddress, address));
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

test.each(orderStatuses)(
  'the mail of a %s order has its number, its picture, and one button',
  async (status) => {
    const heldUntil = status === 'Pending' ? new Date('2026-11-21T11:41:00Z') : null;
    const { order, customer } = await customersOrder({ status, heldUntil, deliveryDate: '2026-12-01' });
    const { outbox } = shop.context;
    if (status === 'Canceled')
      await sendCanceledEmail(shop.db, outbox, order, { mayBePaid: false, byOwner: false });
    else await sendStatusEmail(shop.db, outbox, order);
    const { subject, text, html, replyTo } = await mailTo(customer.email);
    expect(subject).toContain(`· order ${order.number}`);
    expect(replyTo).toBe('curators@uligallery.example');
    expect(text).toContain(`Order: ${order.number}`);
    expect(text).toContain(`https://gallery.example/dashboard/orders?order=${order.id}`);
    expect(html).toContain(String(order.number));
    expect(html).toContain('src="https://gallery.example/api/media/hash-of-night-market/768.webp"');
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Night &lt;b&gt;Market&lt;/b&gt;');
  },
);

test('the mail of a payment is a receipt with number, total, and next step', async () => {
  const { order, customer } = await customersOrder({ status: 'Paid' });
  await sendStatusEmail(shop.db, shop.context.outbox, order);
  const { text } = await mailTo(customer.email);
  expect(text).toContain(`Thank you, ${hostile}`);
  expect(text).toContain(`This is order ${order.number}; please keep this email as your receipt.`);
  expect(text).toContain('What happens next: We will pack the work');
  expect(text).toContain('Total: #3,200,000');
});

test.each([
  ['Paid', 'when you can collect it at the gallery'],
  ['Shipped', 'You can collect Night <b>Market</b> at Uli Gallery, 12 Uli Close'],
  ['Delivered', 'You have collected Night <b>Market</b>.'],
] as const)(
  'the mail of a %s order that the customer collects speaks of no delivery',
  async (status, words) => {
    const { address } = await destinationOf(shop.db, { collect: true });
    const { order, customer } = await customersOrder({ status, address });
    await sendStatusEmail(shop.db, shop.context.outbox, order);
    const { text } = await mailTo(customer.email);
    expect(text).toContain(words);
    expect(text).toContain(`Collection: ${address}`);
    expect(text).not.toMatch(/on its way|insured|delivered|Delivery address/);
  },
);

test('the mail of a won lot lists the parts of its price', async () => {
  const priceParts = [
    { label: 'Hammer price', amount: 2_800_000 },
    { label: 'Premium', amount: 400_000 },
  ];
  const { order, customer } = await customersOrder({ status: 'Paid', priceParts });
  await sendStatusEmail(shop.db, shop.context.outbox, order);
  const { text } = await mailTo(customer.email);
  expect(text).toContain('Hammer price: #2,800,000');
  expect(text).toContain('Premium: #400,000');
  expect(text).toContain('Total: #3,200,000');
});

test.each([
  ['a second payment', sendDoublePaymentEmail],
  ['a payment of another amount', sendWrongPaymentEmail],
])('the mail about %s has the number of its order', async (_what, send) => {
  const { order, customer } = await customersOrder();
  await send(shop.db, shop.context.outbox, order);
  expect((await mailTo(customer.email)).subject).toContain(`· order ${order.number}`);
});
