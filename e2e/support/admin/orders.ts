import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { send } from '../call-api';
import { newCustomer } from '../customer';
import type { Work } from '../work';

/** The buyer's full name is unique, so that it identifies the order. */
export async function buyWithoutPage(
  request: APIRequestContext,
  work: Pick<Work, '_id' | 'price'>,
  { collect = false, ...given }: { mobile?: string; collect?: boolean } = {},
) {
  const lastname = `Nwosu${letters(randomUUID())}`;
  const customer = { ...newCustomer(), lastname, ...given };
  const registered = await send(request, 'post', '/auth/register', {
    ...customer,
    password_confirmation: customer.password,
  });
  const token = registered.data.token;
  const address = '7 Palm Crescent, Ikoyi, Lagos';
  const { order, payment } = await send(
    request,
    'post',
    '/order/create',
    { artwork_id: work._id, price: work.price, collect, address },
    token,
  );
  const pay = payment.script_url.replace('inline.js', `checkout/${payment.access_code}/pay`);
  const paid = await request.post(pay, { data: { card: '4084084084084081' } });
  expect(paid.status()).toBe(200);
  await send(request, 'post', `/order/${order._id}/verify`, {}, token);
  const name = `${customer.firstname} ${lastname}`;
  return { id: order._id as string, name, email: customer.email, token: token as string };
}

/** A name may contain letters only. */
const letters = (id: string) => id.replace(/[^a-f]/g, '').slice(0, 8);
