import { hydrateApp } from '@gallery/shared/testing/hydrate-app';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleAuction } from '@gallery/shared/testing/sample-lot';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NotFoundScreen } from '../screens/not-found-screen';
import { Layout } from './layout';

const page = (
  <Layout frame="shop" demo={false}>
    <h1>Finest Arts</h1>
  </Layout>
);

beforeEach(() => stubApi({ '/auction': { auctions: [], now: '2026-11-27T17:00:00.000Z' } }));

test('the header links to every part of the gallery', () => {
  renderApp(page);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Artworks', '/artist'],
    ['About', '/about'],
    ['Events', '/event-booking'],
    ['Contact', '/contact-us'],
    ['Register', '/register'],
    ['Login', '/login'],
  ]);
  const [logo] = screen.getAllByRole('link', { name: 'Uli Gallery' });
  expect(logo).toHaveAttribute('href', '/');
});

test("a log-in from a lot's header returns to the lot", async () => {
  const { user } = renderApp(page, '/auction-bidding/lot-5');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(shownAddress()).toBe('/login');
  expect(window.history.state.usr).toEqual({ previous: '/auction-bidding/lot-5' });
});

test('the header marks the open page', () => {
  renderApp(page, '/about');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('About');
});

test('the header marks Artworks while a work is open', () => {
  renderApp(page, '/art-page/work-1');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Artworks');
});

test("'Menu' opens the links, and 'close' closes them", async () => {
  const { user } = renderApp(page);
  await user.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  expect(screen.getByRole('navigation', { name: 'Main' })).toHaveClass('open');
  await user.click(screen.getByRole('button', { name: 'close', expanded: true }));
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main' })).not.toHaveClass('open'));
});

test('a followed link closes the menu', async () => {
  const { user } = renderApp(page);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('link', { name: 'Events' }));
  expect(shownAddress()).toBe('/event-booking');
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  const { user } = renderApp(page);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Artworks' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Menu', expanded: false })).toHaveFocus();
});

test('the menu closes when the focus leaves it', async () => {
  const { user } = renderApp(page);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  screen.getByRole('link', { name: 'Login' }).focus();
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
});

test('the footer shows its links, social links, year, and company', () => {
  renderApp(page);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  expect(footer.getByRole('link', { name: 'Artist' })).toHaveAttribute('href', '/artist');
  expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(footer.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  const policies = within(footer.getByRole('navigation', { name: 'Policies' })).getAllByRole('link');
  expect(policies.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Delivery', '/delivery'],
    ['Returns', '/returns'],
    ['Terms of sale', '/terms-of-sale'],
    ['Privacy', '/privacy'],
  ]);
  for (const name of ['Mail', 'Instagram', 'Twitter', 'Facebook'])
    expect(footer.getByRole('link', { name })).toHaveAttribute('href');
  expect(footer.getByText(`© ${new Date().getFullYear()} Uli Gallery Limited`)).toBeVisible();
});

test('the first Tab stop skips to the content', async () => {
  const { user } = renderApp(page);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('the back office shows a bar with the logo only', () => {
  renderApp(
    <Layout frame="office" demo={false}>
      <h1>Log In</h1>
    </Layout>,
  );
  expect(screen.getByRole('link', { name: 'Uli Gallery' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('a viewing room shows no way into the shop', () => {
  renderApp(
    <Layout frame="room" demo={false}>
      <h1>Six works</h1>
    </Layout>,
    '/viewing-room/token',
  );
  expect(screen.getByRole('link', { name: 'Uli Gallery' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('a demo shows its label in the header', () => {
  renderApp(
    <Layout frame="office" demo>
      <h1>Log In</h1>
    </Layout>,
  );
  expect(within(screen.getByRole('banner')).getByText('Demo')).toBeVisible();
});

test('an unknown address links home', async () => {
  const { user } = renderApp(<NotFoundScreen />, '/about');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the gallery' }));
  expect(shownAddress()).toBe('/');
});

test('the edge renders header and footer, and they hydrate without an error', async () => {
  const notFound = (
    <Layout frame="shop" demo={false}>
      <NotFoundScreen />
    </Layout>
  );
  const { html, consoleErrors } = await hydrateApp(notFound, '/nowhere');
  expect(html).toContain('Page not found');
  expect(html).not.toContain(' style=');
  expect(consoleErrors).toEqual([]);
});

test.each([
  [[sampleAuction()], true],
  [[], false],
])('header and footer link to the auctions while one is published (%#)', async (auctions, isShown) => {
  const read = jest.fn(() => ({ auctions, now: '2026-11-27T17:00:00.000Z' }));
  stubApi({ '/auction': read });
  renderApp(page);
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(async () => undefined);
  if (isShown) await screen.findAllByRole('link', { name: 'Auctions' });
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const added = isShown ? ['Auctions'] : [];
  expect(links('Main').slice(0, 4 + added.length)).toEqual([
    'Artworks',
    'About',
    'Events',
    ...added,
    'Contact',
  ]);
  expect(links('Footer')).toEqual(['Artist', ...added, 'About', 'Saved works', 'Contact us']);
});
