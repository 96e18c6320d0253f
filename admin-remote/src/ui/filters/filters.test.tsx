import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DateFilter, SearchFilter, SelectFilter, Toolbar } from './filters';

function openToolbar(path = '/admin/orders') {
  return renderApp(
    <Toolbar>
      <SearchFilter label="Search orders" />
      <SelectFilter
        name="status"
        label="Status"
        all="All statuses"
        options={[{ value: 'Paid', label: 'Paid' }]}
      />
      <DateFilter name="from" label="From" />
    </Toolbar>,
    path,
  );
}

test('the search sets the address and returns to the first page', async () => {
  const { user } = openToolbar('/admin/orders?status=Paid&cursor=5');
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), ' Ada ');
  await waitFor(() => expect(shownAddress()).toBe('/admin/orders?status=Paid&q=Ada'));
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(shownAddress()).toBe('/admin/orders?status=Paid'));
});

test('the filters show the address and change it', async () => {
  const { user } = openToolbar('/admin/orders?q=Ada&status=Paid&from=2026-11-01');
  expect(screen.getByRole('searchbox')).toHaveValue('Ada');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Paid');
  await user.selectOptions(screen.getByLabelText('Status'), 'All statuses');
  expect(shownAddress()).toBe('/admin/orders?q=Ada&from=2026-11-01');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  expect(shownAddress()).toBe('/admin/orders?q=Ada&from=2026-11-20');
});

test('the search field empties when the address loses its search', async () => {
  openToolbar('/admin/orders?q=Ada');
  window.history.pushState(null, '', '/admin/orders');
  fireEvent.popState(window);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
});
