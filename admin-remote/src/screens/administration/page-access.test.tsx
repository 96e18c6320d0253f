import { mayDo, type StaffRole } from '@gallery/shared/contract/account/roles';
import { renderApp } from '@gallery/shared/testing/render-app';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';
import { AdminApp } from '../../app';
import { abilitiesOf } from '../../ui/access/page-abilities';

jest.mock('@gallery/shared/live', () => ({ followNotifications: jest.fn(async () => undefined) }));

function openAs(staffRole: StaffRole, path: string) {
  stubApi({
    '/notification': { notifications: [], next: null, unread: 0 },
    '/artist/artists': { artists: [], total: 0, first: 0, next: null, previous: null },
    '/event': { events: [] },
  });
  const session = customerSession({ user: { ...curator, staffRole } });
  return renderApp(<AdminApp />, path, { session });
}

async function menu() {
  const navigation = await screen.findByRole('navigation', { name: 'Back office' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
}

test.each(['viewer', 'curator', 'manager', 'owner'] as const)(
  'the menu of a %s has the pages that the role may open',
  async (role) => {
    openAs('owner', '/admin/admin-notification');
    const all = await menu();
    document.body.replaceChildren();
    openAs(role, '/admin/admin-notification');
    expect(await menu()).toEqual(all.filter((path) => mayDo(role, abilitiesOf(path).opens)));
  },
);

test('the menu of a curator leaves out what only owners and managers do', async () => {
  openAs('curator', '/admin/admin-notification');
  const paths = await menu();
  expect(paths).toContain('/admin/create-artwork');
  for (const path of ['/admin/administrators', '/admin/releases', '/admin/delivery', '/admin/currencies'])
    expect(paths).not.toContain(path);
});

test('a page that the role may not open names the role that it needs', async () => {
  openAs('curator', '/admin/administrators');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This page needs the role owner',
  );
  expect(screen.getByText(/yours is curator. Ask an owner of the gallery./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/admin/dashboard');
});

test('a page names the role that a change needs, and hides its main action', async () => {
  openAs('viewer', '/admin/admin-all-artist');
  expect(
    await screen.findByText(
      'You can read this page. A change needs at least the role curator; yours is viewer.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('No artist here')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create Artist' })).not.toBeInTheDocument();
});

test('a role that may change a page reads no note and keeps the action', async () => {
  openAs('curator', '/admin/admin-all-artist');
  expect((await screen.findAllByRole('link', { name: 'Create Artist' }))[0]).toBeVisible();
  expect(screen.queryByText(/You can read this page/)).not.toBeInTheDocument();
});
