import { ApiError } from '@gallery/shared/http';
import { type renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleOrder } from '@gallery/shared/testing/sample-order';
import { refused } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { openGuestCheckout, playPayment } from '../../../testing/open-checkout';

const guest = {
  _id: 'guest-1',
  firstname: 'Tunde',
  lastname: 'Adeniyi',
  email: 'tunde@guests.example',
  mobile: '08025550177',
};
const confirmed = {
  message: 'Your email address is confirmed.',
  data: { token: 'token-1', ends_at: new Date(Date.now() + 3_600_000).toISOString(), guest },
};
const answers = {
  '/guest/code': { message: 'A code is on its way.', request: 'request-1' },
  '/guest/confirm': confirmed,
  '/order/user/guest-1': { orders: [], next: null },
};

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const placed = {
  message: 'The artwork is held for you.',
  order: sampleOrder({ user_id: null, created_at: minutes(0), held_until: minutes(15) }),
  payment: { access_code: 'code-1', script_url: '/inline.js' },
};

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof renderApp>['user'];

async function askForCode(user: User) {
  await user.type(await screen.findByLabelText('First name'), 'Tunde');
  await user.type(screen.getByLabelText('Last name'), 'Adeniyi');
  await user.type(screen.getByLabelText('Email'), 'tunde@guests.example');
  await user.type(screen.getByLabelText('Phone number'), '08025550177');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await screen.findByRole('group', { name: 'Code' });
}

async function typeCode(user: User, code: string) {
  for (const [index, digit] of Array.from(code).entries())
    await user.type(screen.getByLabelText(`Digit ${index + 1}`), digit);
}

test('a guest confirms an address, and buys with the fields filled in', async () => {
  playPayment('onSuccess');
  const create = jest.fn((_sent: object) => placed);
  const send = (_query: object, sent: object) => create(sent);
  const { user } = openGuestCheckout({ ...answers, '/order/create': send });
  await askForCode(user);
  await typeCode(user, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText('Full name')).toHaveValue('Tunde Adeniyi');
  await user.click(screen.getByRole('radio', { name: /^Collect from the gallery/ }));
  await user.click(await screen.findByRole('button', { name: /^Pay #/, busy: false }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ collect: true }));
});

async function readyToCollect(answersToOrder: object) {
  const page = openGuestCheckout({ ...answers, '/order/create': answersToOrder });
  await askForCode(page.user);
  await typeCode(page.user, '123456');
  await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
  await page.user.click(await screen.findByRole('radio', { name: /^Collect from the gallery/ }));
  await page.user.click(await screen.findByRole('button', { name: /^Pay #/, busy: false }));
  return page;
}

test('a declined card keeps the hold of a guest, who pays again', async () => {
  playPayment('onCancel', 'onSuccess');
  const { user } = await readyToCollect(placed);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your payment did not go through');
  await user.click(screen.getByRole('button', { name: /^Try again: pay #/ }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('a changed price shows a guest both amounts and charges nothing', async () => {
  playPayment('onSuccess');
  const replies = [
    () => Promise.reject(new ApiError('The price is now #2,000,000.', 409, undefined, { price: 2_000_000 })),
    () => placed,
  ];
  const { user } = await readyToCollect(() => replies.shift()?.());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The price has changed');
  expect(alert).toHaveTextContent('You have not been charged.');
  await user.click(screen.getByRole('button', { name: 'Pay #2,000,000' }));
  await waitFor(() => expect(shownAddress()).toBe('/thank-you/order-1'));
});

test('a reload keeps the step of the code, and the guest can correct the address', async () => {
  const page = openGuestCheckout(answers);
  await askForCode(page.user);
  page.unmount();
  const { user } = openGuestCheckout(answers);
  expect(await screen.findByText('tunde@guests.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('tunde@guests.example');
});

test('a wrong code shows at its field', async () => {
  const { user } = openGuestCheckout({
    ...answers,
    '/guest/confirm': () => refused(422, 'This code is wrong.', { code: 'This code is wrong.' }),
  });
  await askForCode(user);
  await typeCode(user, '111111');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
});

test('the page offers customers to log in, and leads them back', async () => {
  const { user } = openGuestCheckout(answers);
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(shownAddress()).toBe('/login');
  expect(window.history.state.usr).toMatchObject({ previous: '/checkout/work-1' });
});
