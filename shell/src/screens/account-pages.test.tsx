import type { PageData } from '@gallery/shared/host';
import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { AccountRoutes } from '../account-routes';
import { accountPaths } from '../areas';
import { backdropArtworks } from './account/backdrop-artworks';

/** Each path with its heading. */
const screens: [path: string, heading: string][] = [
  ['/login', 'Login'],
  ['/register', 'Welcome'],
  ['/forgot-password', 'Forgot password'],
  ['/confirm-forgot-password-email', 'Email Sent'],
  ['/reset-password', 'New password'],
  ['/forgot-password-successful', 'Successful password Reset'],
];
const pages: PageData[] = [
  {
    path: '*',
    async prefetch({ queryClient }) {
      await queryClient.prefetchQuery(backdropArtworks);
      return {};
    },
  },
];

const open = (path: string) =>
  hydrateApp(
    <Provider store={createStore()}>
      <AccountRoutes />
    </Provider>,
    path,
    pages,
  );

beforeEach(() => {
  localStorage.clear();
  const recovery = { email: 'adaeze@example.com', askedAt: Date.now(), ticket: 'ticket-1' };
  sessionStorage.setItem('uli-gallery-recovery', JSON.stringify(recovery));
  stubApi({ '/artwork': { artworks: [sampleArtwork()] } });
});

test('the list covers every account page', () => {
  expect(screens.map(([path]) => path)).toEqual(accountPaths);
});

test.each(screens)(
  'the edge renders %s with its backdrop, and it hydrates without an error',
  async (path, heading) => {
    const { html, consoleErrors } = await open(path);
    expect(html).toContain(`${heading}</h1>`);
    expect(html).toContain('Agwọlagwọ');
    expect(html).not.toContain('style=');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
    expect(consoleErrors).toEqual([]);
  },
);

test('the form shows without a backdrop when the API fails', async () => {
  stubApi({ '/artwork': apiDown });
  const { html, consoleErrors } = await open('/login');
  expect(html).not.toContain('<figure');
  expect(consoleErrors).toEqual([]);
  expect(screen.getByRole('form', { name: 'Login' })).toBeVisible();
});
