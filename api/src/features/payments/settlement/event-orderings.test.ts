import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expectConsistentOrders, orderedWork } from '../../../testing/orders/orders';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { availabilityOf, chargeWebhookBody, endHold, runDueJobs, webhook } from '../../../testing/setup/shop';
import { expireHold } from '../../orders/placing/holds/expire-holds';
import { payments } from '../payment.table';

jest.setTimeout(180_000);

const shop = setUpAdminShop();
const names = ['webhook', 'verify', 'return', 'expiry', 'refund'] as const;
type Event = (typeof names)[number];

test.each(orderingsOf(names).map((order) => [order.join(', ')]))(
  'the events %s end in one refunded order and a free work',
  async (ordering) => {
    const ordered = await orderedWork(shop.app, shop.db);
    const id = ordered.order._id;
    for (const event of ordering.split(', ')) await happens[event as Event](ordered);
    await runDueJobs(shop);
    await happens.refund(ordered);
    await runDueJobs(shop);
    const seen = await ordered.buyer.sees(id);
    expect(seen).toMatchObject({ status: 'Refunded', refund: 'done', other_refund: null, held_until: null });
    expect(seen.events.filter(({ status }) => status === 'Paid')).toHaveLength(1);
    expect(await shop.db.select().from(payments).where(eq(payments.orderId, id))).toMatchObject([
      { reference: ordered.reference, capturedAmount: ordered.work.price * 100 },
    ]);
    expect(shop.bank.refunded.filter((reference) => reference === ordered.reference)).toHaveLength(1);
    expect(await availabilityOf(shop, ordered.work.id)).toBe('available');
    await expectConsistentOrders(shop.db);
  },
);

/** The customer pays in the moment of the webhook, so that each event may come before the money. */
const happens: Record<Event, (ordered: Awaited<ReturnType<typeof orderedWork>>) => Promise<unknown>> = {
  webhook: ({ reference, work }) => {
    shop.bank.pays(reference, work.price);
    return webhook(shop, chargeWebhookBody(reference, work.price));
  },
  verify: ({ buyer, order }) => buyer.does(order._id, 'verify'),
  return: ({ buyer, order }) => buyer.does(order._id, 'pay'),
  expiry: async ({ buyer, order }) => {
    if ((await buyer.sees(order._id)).held_until) await endHold(shop, order._id);
    await expireHold(shop.context, order._id);
  },
  refund: ({ order, work }) =>
    shop.curator.does('POST', `/order/${order._id}/refunds`, {
      key: randomUUID(),
      amount: work.price,
      reason: 'The frame is damaged.',
    }),
};

function orderingsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orderingsOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
