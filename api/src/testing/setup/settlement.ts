import { randomUUID } from 'node:crypto';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import type { Statement } from '@gallery/shared/contract/settlement/settlement.schema';
import { lagosTime } from '@gallery/shared/domain/clock';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';
import { newBuyer } from '../orders/orders';
import { runDueJobs, type Shop } from './shop';

export async function openSettlement(shop: Shop) {
  const { app, db, bank } = shop;
  const staff = await newAdministrator(app, db);
  const month = lagosTime(new Date().toISOString()).slice(0, 7);
  const get = (url: string) => app.inject({ url: `/api/settlement${url}`, headers: staff.headers });
  return {
    staff,
    month,
    nextMonth: monthAfter(month),
    get,
    /** Returns the order's id. In naira. */
    async sell(artistId: string | null, price = 250_000): Promise<string> {
      const work = await addArtwork(db, { artistId, price });
      const buyer = await newBuyer(app);
      const { order, payment } = (await buyer.order(work.id, { price })).json<OrderPaymentAnswer>();
      bank.pays(payment?.reference ?? '', price);
      await buyer.does(order._id, 'verify');
      return order._id;
    },
    async refund(order: string, naira: number): Promise<void> {
      const refund = { key: randomUUID(), amount: naira, reason: 'A scratch.' };
      await staff.does('POST', `/order/${order}/refunds`, refund);
      await runDueJobs(shop);
    },
    async statementOf(artist: string, of = month): Promise<Statement> {
      return (await get(`/statement?artist=${artist}&month=${of}`)).json();
    },
    pay: (artist: string, amount_kobo: number, more: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/settlement/payouts',
        headers: staff.headers,
        payload: { artist, month, amount_kobo, note: 'Bank transfer 88', ...more },
      }),
  };
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
