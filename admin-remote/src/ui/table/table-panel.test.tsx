import type { Paged } from '@gallery/shared/contract/fields/answer';
import { ApiError, UserError } from '@gallery/shared/errors/error-message';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { screen } from '@testing-library/react';
import { TablePanel } from './table-panel';

type Answer = Paged & { artists: { _id: string; name: string }[] };

const page: Answer = {
  artists: [
    { _id: 'a', name: 'Ngọzi Eze' },
    { _id: 'b', name: 'Inês Carvalho' },
  ],
  first: 3,
  total: 1036,
  previous: 'before',
  next: 'after',
};

const nothing: Answer = { artists: [], first: 0, total: 0, previous: null, next: null };

function openPanel(of: { data?: Answer; error?: Error; refetch?: () => unknown }, path = '/admin/artists') {
  return renderApp(
    <TablePanel
      of={{ data: undefined, error: null, refetch: jest.fn(), ...of }}
      rows={(answer) => answer.artists}
      columns={[{ header: 'Name', cell: ({ name }) => name }]}
      caption="Artists"
      empty="No artist here"
      filters={['q', 'open']}
    />,
    path,
  );
}

test('the pager shows the range and sets the page in the address, keeping the filters', async () => {
  const { user } = openPanel({ data: page }, '/admin/artists?q=e');
  expect(screen.getByRole('table', { name: 'Artists' })).toBeVisible();
  expect(screen.getByText('3 to 4 of 1,036')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(shownAddress()).toBe('/admin/artists?q=e&cursor=after');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(shownAddress()).toBe('/admin/artists?q=e&cursor=before');
});

test('the pager of a single page disables both buttons', () => {
  openPanel({ data: { ...page, previous: null, next: null, first: 1, total: 2 } });
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a list whose address has filters that the API refuses leads to the list without them', () => {
  const error = new ApiError('open must be one of true', 422, { open: 'open must be one of true' });
  openPanel({ error }, '/admin/artists?open=zzz&sort=abc&cursor=1');
  expect(screen.getByText('The filters in this address are not valid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear the filters' })).toHaveAttribute('href', '/admin/artists');
  expect(screen.queryByText(error.message)).not.toBeInTheDocument();
});

test("the panel shows that it loads, and 'Try again' after a failure", async () => {
  openPanel({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const refetch = jest.fn();
  const { user } = openPanel({ error: new UserError('Could not send request.'), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Could not send request.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an empty list shows its sentence and no pager', () => {
  openPanel({ data: nothing });
  expect(screen.getByText('No artist here')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('an empty search names its text and links to the whole list', () => {
  openPanel({ data: nothing }, '/admin/artists?tab=all&q=Ọ̀ṣun&open=true&cursor=second');
  expect(screen.getByText('Nothing found for “Ọ̀ṣun”')).toBeVisible();
  expect(screen.queryByText('No artist here')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveAttribute(
    'href',
    '/admin/artists?tab=all',
  );
});

test('an empty filter result says so', () => {
  openPanel({ data: nothing }, '/admin/artists?open=true');
  expect(screen.getByText('Nothing fits these filters')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear the filters' })).toHaveAttribute('href', '/admin/artists');
});
