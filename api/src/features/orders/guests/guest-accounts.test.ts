import { randomUUID } from 'node:crypto';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { addArtwork } from '../../../testing/gallery/records';
import { guestForm, linkIn, newGuest } from '../../../testing/orders/guests';
import { setUpShop } from '../../../testing/setup/shop';
import { recoveries } from '../../recovery/recovery.table';
import { ticketHashOf } from '../../recovery/recovery-secrets';
import { users } from '../../users/user.table';

const shop = setUpShop();

async function guestWithOrder(form = guestForm()) {
  const [work, guest] = [await addArtwork(shop.db), await newGuest(shop.app, shop.db, form)];
  return { guest, orderId: (await guest.order(work.id)).json().order._id as string };
}

const ordersOf = async ({ token, user }: SignedInAnswer['data']) => {
  const answer = await shop.app.inject({ url: `/api/order/user/${user._id}`, headers: bearer(token) });
  return answer.json().orders.map(({ _id }: { _id: string }) => _id);
};

const logIn = async (email: string, password: string) =>
  (
    await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  ).json<SignedInAnswer>().data;

test('a guest makes an account, which gets the order, and the link and the token end', async () => {
  const { guest, orderId } = await guestWithOrder();
  const headers = await linkIn(shop.db, guest.guest.email);
  const made = await guest.makesAccount();
  expect(made.statusCode).toBe(201);
  const { data } = made.json<SignedInAnswer>();
  expect(data.user).toMatchObject({ firstname: 'Tunde', email: guest.guest.email, role: 'customer' });
  expect(await ordersOf(data)).toEqual([orderId]);
  expect((await guest.sees(orderId)).statusCode).toBe(401);
  expect((await shop.app.inject({ url: `/api/order/${orderId}/guest`, headers })).statusCode).toBe(404);
  expect(await ordersOf(await logIn(guest.guest.email, 'Correct-horse-7-battery'))).toEqual([orderId]);
});

test('ten requests make one account', async () => {
  const { guest } = await guestWithOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.makesAccount()));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toHaveLength(0);
});

test('a guest gets no second account, and a new password by mail leads the order to the first', async () => {
  const customer = await signUp(shop.app);
  const { _id: userId, email } = customer.user;
  const { guest, orderId } = await guestWithOrder(guestForm(email));
  expect((await guest.makesAccount()).statusCode).toBe(409);
  expect(await ordersOf(await logIn(email, customer.password))).toEqual([]);
  const [ticket, password] = ['a ticket of the tests', 'Correct-horse-8-battery'];
  const endsAt = new Date(Date.now() + 60_000);
  const recovery = { id: randomUUID(), email, network: 'here', userId, tries: 0, endsAt };
  await shop.db.insert(recoveries).values({ ...recovery, ticketHash: ticketHashOf(ticket) });
  const payload = { ticket, password, password_confirmation: password };
  await shop.app.inject({ method: 'POST', url: '/api/auth/reset-password', payload });
  expect(await ordersOf(await logIn(email, password))).toEqual([orderId]);
});

test('an account gets no order of an account that has its former address', async () => {
  const { guest, orderId } = await guestWithOrder();
  const { data } = (await guest.makesAccount()).json<SignedInAnswer>();
  await shop.db
    .update(users)
    .set({ email: `moved.${guest.guest.email}` })
    .where(eq(users.id, data.user._id));
  const later = await newGuest(shop.app, shop.db, guestForm(guest.guest.email));
  expect((await later.sees(orderId)).statusCode).toBe(404);
  const next = (await later.makesAccount()).json<SignedInAnswer>().data;
  expect(await ordersOf(next)).toEqual([]);
});
