import { eq } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import { setUpShop } from '../../testing/setup/shop';
import { users } from '../users/user.table';

const shop = setUpShop();

test('shows an order to its owner and to administrators only', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  const other = await newBuyer(shop.app);
  const asks = async (url: string, headers = {}) => (await shop.app.inject({ url, headers })).statusCode;
  const [mine, one] = [`/api/order/user/${buyer.user._id}`, `/api/order/${order._id}`];
  expect([await asks(mine, buyer.headers), await asks(one, buyer.headers)]).toEqual([200, 200]);
  expect([await asks(mine), await asks(one)]).toEqual([401, 401]);
  expect([await asks(mine, other.headers), await asks(one, other.headers)]).toEqual([404, 404]);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', "'"]) {
    expect(await asks(`/api/order/user/${id}`, other.headers)).toBe(404);
  }
  for (const what of ['cancel', 'pay', 'verify'] as const)
    expect((await other.does(order._id, what)).statusCode).toBe(404);
  const [another, unknown] = await Promise.all(
    [order._id, '00000000-0000-4000-8000-000000000000'].map((id) =>
      shop.app.inject({ url: `/api/order/${id}`, headers: other.headers }),
    ),
  );
  expect(another?.json()).toEqual(unknown?.json());
  await shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, other.user._id));
  expect([await asks(mine, other.headers), await asks(one, other.headers)]).toEqual([200, 200]);
});

test('lists a customer’s orders newest first, page by page', async () => {
  const buyer = await newBuyer(shop.app);
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    const { order } = (await buyer.order((await addArtwork(shop.db)).id)).json();
    ids.unshift(order._id);
    await buyer.does(order._id, 'cancel');
  }
  const url = `/api/order/user/${buyer.user._id}?limit=2`;
  const first = (await shop.app.inject({ url, headers: buyer.headers })).json();
  const second = (
    await shop.app.inject({ url: `${url}&cursor=${first.next}`, headers: buyer.headers })
  ).json();
  expect([...first.orders, ...second.orders].map(({ _id }) => _id)).toEqual(ids);
  expect(second.next).toBeNull();
});
