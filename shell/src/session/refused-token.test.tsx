import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson, sendJson, setApiOrigin } from '@gallery/shared/http';
import { act, screen, waitFor } from '@testing-library/react';
import { adaezeSession } from '../testing/adaeze';
import { openSite } from '../testing/open-site';
import { sessionKey, sessionText } from './session';

/** An API that refuses the customer's token. */
const api = createServer((request, response) => {
  const message = 'Your session has ended. Please log in again.';
  const status = needsLogIn(request) ? 401 : 200;
  response.writeHead(status, { 'content-type': 'application/json', ...openToTests });
  response.end(JSON.stringify(status === 401 ? { message } : { artworks: [] }));
});
const needsLogIn = ({ method, url }: IncomingMessage) =>
  method !== 'OPTIONS' && url?.startsWith('/api/order');
const openToTests = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
};

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  setApiOrigin(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => localStorage.clear());

async function callForOrders(times: number) {
  const calls = Array.from({ length: times }, () => getJson('/order/user/1'));
  await act(async () => void (await Promise.allSettled(calls)));
}

test('a refused token ends the session once and opens the log-in with one toast', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/orders');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  await callForOrders(3);
  expect(await screen.findByText('Log in to access your dashboard.')).toBeVisible();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Your session has ended. Please log in again.',
  ]);
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('a refused token opens the log-in from a public page', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/');
  await screen.findByRole('link', { name: 'Dashboard' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument());
  await callForOrders(1);
  expect(await screen.findByText('Log in to access your dashboard.')).toBeVisible();
});

test('a 401 without a token keeps the page', async () => {
  openSite('/');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument());
  await callForOrders(1);
  expect(window.location.pathname).toBe('/');
});

test('a 401 of an older token keeps the session', async () => {
  localStorage.setItem(sessionKey, sessionText(adaezeSession));
  openSite('/dashboard/orders');
  await screen.findByRole('heading', { name: 'Hello Adaeze' });
  const revoked = sendJson('POST', '/order', {}, { token: 'an older token' });
  await act(async () => void (await revoked.catch(() => undefined)));
  expect(screen.getByRole('heading', { name: 'Hello Adaeze' })).toBeVisible();
  expect(localStorage.getItem(sessionKey)).toBe(sessionText(adaezeSession));
});
