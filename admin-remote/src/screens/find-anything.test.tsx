import type { Found, FoundGroup } from '@gallery/shared/contract/find/find.schema';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { AdminScreen } from './admin-screen';

jest.mock('@gallery/shared/live', () => ({ followNotifications: jest.fn(async () => undefined) }));

const empty = { number: null, amount: null, state: null, picture: null };

function found(_id: string, title: string, more: Partial<Found> = {}): Found {
  return { ...empty, _id, opens: _id, title, note: '', ...more };
}

const results: Record<string, FoundGroup[]> = {
  nwosu: [
    {
      kind: 'people',
      total: 1,
      found: [found('p1', 'Adaeze Nwọsu', { note: 'adaeze@post.example', number: 2 })],
    },
    {
      kind: 'orders',
      total: 7,
      found: [
        found('o1', 'Order 1043, Adaeze Nwosu', { number: 1043, amount: 1_868_000, state: 'Paid' }),
        found('o2', 'Order 1042, Adaeze Nwosu', { number: 1042, amount: 90_000, state: 'Delivered' }),
      ],
    },
    {
      kind: 'lots',
      total: 1,
      found: [found('l1', 'Lot 5, Lines', { opens: 'a1', number: 5, state: 'running' })],
    },
  ],
  'UG-2026-0142': [
    {
      kind: 'certificates',
      total: 1,
      found: [found('c1', 'UG-2026-0142', { opens: 'o1', state: 'superseded' })],
    },
  ],
};

const answered = jest.fn(({ q }: { q?: string }) => ({ groups: results[q ?? ''] ?? [] }));

function openBackOffice(path = '/admin/all-orders', field = false) {
  answered.mockClear();
  stubApi({ '/notification': { notifications: [], next: null, unread: 0 }, '/find': answered });
  const page = <AdminScreen>{field && <input aria-label="A field" />}</AdminScreen>;
  return renderApp(page, path, { session: customerSession({ user: curator, end: jest.fn() }) });
}

const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const chosen = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);

async function search(text: string) {
  const page = openBackOffice();
  await page.user.keyboard('{Control>}k{/Control}');
  await page.user.type(await field(), text);
  return page;
}

test('the button and each shortcut open the search', async () => {
  const { user } = openBackOffice();
  for (const shortcut of ['{Control>}k{/Control}', '/']) {
    await user.keyboard(shortcut);
    expect(await field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  const [button] = screen.getAllByRole('button', { name: /Find anything/ });
  await user.click(button as HTMLElement);
  expect(await field()).toHaveFocus();
});

test('a slash in a field is a letter, and a person can turn its shortcut off', async () => {
  const { user } = openBackOffice(undefined, true);
  await user.type(screen.getByLabelText('A field'), '1/2');
  expect(screen.getByLabelText('A field')).toHaveValue('1/2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('checkbox', { name: /opens this/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  localStorage.clear();
});

test('the results stand in groups with their count, state, and marked words', async () => {
  await search('nwosu');
  const orders = within(await screen.findByRole('group', { name: 'Orders' }));
  expect(orders.getByRole('option', { name: /Order 1043.*Paid.*1,868,000/ })).toBeVisible();
  expect(screen.getByText('2 of 7')).toBeVisible();
  const people = within(screen.getByRole('group', { name: 'People' }));
  expect(people.getByText('Nwọsu').tagName).toBe('MARK');
  expect(people.getByText('2 orders')).toBeVisible();
  expect(screen.getByText('5 results')).toBeInTheDocument();
});

test('arrows, Tab, and Enter open a result', async () => {
  const { user } = await search('nwosu');
  await screen.findByRole('group', { name: 'Orders' });
  await waitFor(() => expect(chosen()).toEqual([expect.stringContaining('Adaeze Nwọsu')]));
  await user.keyboard('{Tab}');
  expect(chosen()).toEqual([expect.stringContaining('Order 1043')]);
  await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}{ArrowDown}');
  expect(chosen()).toEqual([expect.stringContaining('Order 1042')]);
  await user.keyboard('{Enter}');
  expect(shownAddress()).toBe('/admin/all-orders?order=o2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('/');
  const recent = within(await screen.findByRole('group', { name: 'Recently opened' }));
  expect(recent.getByRole('option', { name: /Order 1042/ })).toBeVisible();
});

test('Enter before the results opens the first one when it arrives', async () => {
  await search('nwosu{Enter}');
  expect(shownAddress()).toBe('/admin/all-orders');
  await waitFor(() => expect(shownAddress()).toBe('/admin/people/p1'));
});

test('the rest of a group is one choice away', async () => {
  const { user } = await search('nwosu');
  await user.click(await screen.findByRole('option', { name: 'All 7 orders' }));
  expect(shownAddress()).toBe('/admin/all-orders?q=nwosu');
});

test('Ctrl and Enter open a new tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await search('nwosu');
  await screen.findByRole('group', { name: 'Lots' });
  await user.keyboard('{Tab}{Tab}{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/admin/auctions/a1', '_blank', 'noopener');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a search without results says what it searched', async () => {
  await search('kwesi');
  expect(await screen.findByText('No results for ‘kwesi’.')).toBeVisible();
  expect(screen.getByText(/^We searched people, orders, works, artists/)).toBeVisible();
  expect(screen.getByText('No results')).toBeInTheDocument();
});

test('a search without results offers a new artist with that name, and the archive', async () => {
  const { user } = await search('kwesi b');
  expect(await screen.findByRole('option', { name: 'Search archived works' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Create artist ‘kwesi b’' }));
  expect(shownAddress()).toBe('/admin/create-artist?name=kwesi%20b');
});

test('Enter before an answer without results opens no action', async () => {
  await search('kwesi{Enter}');
  expect(await screen.findByText('No results for ‘kwesi’.')).toBeVisible();
  expect(shownAddress()).toBe('/admin/all-orders');
});

test('a number without results is offered as no artist', async () => {
  await search('40400');
  expect(await screen.findByRole('option', { name: 'Search archived works' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Create artist/ })).not.toBeInTheDocument();
});

test('the results name the groups without one', async () => {
  await search('nwosu');
  expect(
    await screen.findByText(
      'No results in works, artists, enquiries, messages, events, payments, or certificates.',
    ),
  ).toBeVisible();
});

test('the search says what it understands before the first letter', async () => {
  const { user } = openBackOffice();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.getByText('a phone number')).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Create viewing room' }));
  expect(shownAddress()).toBe('/admin/create-viewing-room');
});

test('a certificate shows its state and opens its order', async () => {
  const { user } = await search('UG-2026-0142');
  const certificates = within(await screen.findByRole('group', { name: 'Certificates' }));
  expect(certificates.getByRole('option')).toHaveTextContent('UG-2026-0142Replaced');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownAddress()).toBe('/admin/all-orders?order=o1'));
});

test('the search says when it fails', async () => {
  answered.mockImplementation(apiDown as never);
  await search('nwosu');
  expect(await screen.findByText('The search failed.')).toBeVisible();
});
