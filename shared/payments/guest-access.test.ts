import {
  dropRefused,
  guestOfText,
  keepGuest,
  keepOrderLink,
  orderAuthorization,
  storedGuest,
} from './guest-access';

const guest = {
  _id: 'guest-1',
  firstname: 'Tunde',
  lastname: 'Adeniyi',
  email: 't@guests.example',
  mobile: '080',
};
const access = (endsIn: number) => ({
  token: 'guest-token',
  ends_at: new Date(Date.now() + endsIn).toISOString(),
  guest,
});
const pay = '/api/order/order-1/pay';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/checkout/work-1');
});

test('a guest authorizes calls about orders alone, until the token ends', () => {
  keepGuest(access(60_000));
  expect(orderAuthorization('/api/order/create', null)).toBe('Guest guest-token');
  expect(orderAuthorization('/api/saved/lists', null)).toBeNull();
  expect(guestOfText(JSON.stringify(access(-1)))).toBeNull();
});

test('a session comes before a guest and before a link of another page', () => {
  keepGuest(access(60_000));
  keepOrderLink('order-1.signature');
  expect(orderAuthorization(pay, 'session')).toBe('Bearer session');
  expect(orderAuthorization(pay, null)).toBe('Order order-1.signature');
  expect(orderAuthorization('/api/order/order-2/pay', null)).toBe('Guest guest-token');
  window.history.replaceState(null, '', '/your-order?order=order-1');
  expect(orderAuthorization(pay, 'session')).toBe('Order order-1.signature');
});

test('a refused guest and a refused link are forgotten', () => {
  keepGuest(access(60_000));
  keepOrderLink('order-1.signature');
  dropRefused('Order order-1.signature', 404);
  dropRefused('Guest guest-token', 409);
  expect(orderAuthorization(pay, null)).toBe('Guest guest-token');
  dropRefused('Guest guest-token', 401);
  expect(storedGuest()).toBeNull();
});
