import { randomUUID } from 'node:crypto';
import type { GuestAnswer } from '@gallery/shared/contract/guests/guest';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { mails } from '../../features/mail/mail.table';
import { samplePrice } from '../gallery/records';

export const guestForm = (email = `${randomUUID()}@guests.example`) => ({
  firstname: 'Tunde',
  lastname: 'Adeniyi',
  email,
  mobile: '08025550177',
});

export async function newestTextTo(db: Database, address: string): Promise<string> {
  const isTo = eq(mails.toAddress, address);
  const [mail] = await db.select().from(mails).where(isTo).orderBy(desc(mails.createdAt)).limit(1);
  return mail?.text ?? '';
}

export async function askForCode(app: FastifyInstance, db: Database, email: string, from = '203.0.113.7') {
  const url = '/api/guest/code';
  const answer = await app.inject({ method: 'POST', url, payload: { email }, remoteAddress: from });
  const code = /Code: (\d{6})/.exec(await newestTextTo(db, email))?.[1] ?? 'none';
  return { answer, request: String(answer.json().request), code };
}

export async function newGuest(app: FastifyInstance, db: Database, form = guestForm()) {
  const { request, code } = await askForCode(app, db, form.email);
  const payload = { ...form, request, code };
  const confirmed = await app.inject({ method: 'POST', url: '/api/guest/confirm', payload });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  const { data } = confirmed.json<GuestAnswer>();
  const headers = { authorization: `Guest ${data.token}` };
  return {
    ...data,
    headers,
    order: (artwork_id: string, key?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/order/create',
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        payload: { artwork_id, address: '12 Aba Road, Port Harcourt', price: samplePrice },
      }),
    does: (id: string, what: 'cancel' | 'pay' | 'verify') =>
      app.inject({ method: 'POST', url: `/api/order/${id}/${what}`, headers }),
    sees: (id: string) => app.inject({ url: `/api/order/${id}`, headers }),
    makesAccount: (password = 'Correct-horse-7-battery') =>
      app.inject({
        method: 'POST',
        url: '/api/guest/account',
        headers,
        payload: { password, password_confirmation: password },
      }),
  };
}

export async function linkIn(db: Database, address: string): Promise<{ authorization: string }> {
  const token = /your-order#(\S+)/.exec(await newestTextTo(db, address))?.[1] ?? 'none';
  return { authorization: `Order ${token}` };
}
