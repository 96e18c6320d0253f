import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Column } from './column';
import { Table } from './table';

type Row = { _id: string; name: string; amount: number };

const columns: Column<Row>[] = [
  { header: 'S/N', cell: (_, position) => position + 1 },
  {
    header: 'Name',
    cell: ({ name }) => name,
    link: ({ _id }) => `/admin/orders/${_id}`,
    sorts: [{ value: 'name', direction: 'ascending' }],
  },
  {
    header: 'Amount',
    cell: ({ amount }) => amount,
    numeric: true,
    sorts: [
      { value: 'amount-down', direction: 'descending' },
      { value: 'amount-up', direction: 'ascending' },
    ],
  },
];
const rows = [
  { _id: 'a', name: 'Adaeze Nwosu', amount: 5 },
  { _id: 'b', name: 'Tunde Ọláyínká', amount: 7 },
];

function openTable(sorted?: string, path = '/admin/orders') {
  const table = <Table caption="Orders" columns={columns} rows={rows} sorted={sorted} />;
  return renderApp(table, path);
}

test('the table has a caption and headers, and each row a link', () => {
  openTable();
  const table = screen.getByRole('table', { name: 'Orders' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('row', { name: '2 Tunde Ọláyínká 7' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Tunde Ọláyínká' });
  expect(link).toHaveAttribute('href', '/admin/orders/b');
});

test('a header shows its sort and links to the next one on the first page', async () => {
  const { user } = openTable('amount-down', '/admin/orders?q=ada&cursor=5&sort=amount-down');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'S/N' })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('link', { name: 'Amount' }));
  expect(shownAddress()).toBe('/admin/orders?q=ada&sort=amount-up');
  await user.click(screen.getByRole('link', { name: 'Name' }));
  expect(shownAddress()).toBe('/admin/orders?q=ada&sort=name');
});

test('an empty table shows its sentence', () => {
  renderApp(<Table caption="Artists" columns={columns} rows={[]} empty="No artist here" />);
  expect(screen.getByText('No artist here')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the HTML contains the roles of the table', () => {
  const html = renderToString(
    <Table caption="Artists" columns={columns.slice(0, 1)} rows={rows} empty="No artist here" />,
  );
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell']) {
    expect(html).toContain(`role="${role}"`);
  }
});

test('a table of thousands renders the rows near the screen and the row with the focus', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(47);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY));
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    _id: `order-${index}`,
    name: `Buyer ${index}`,
    amount: index,
  }));
  renderApp(<Table caption="Orders" columns={columns} rows={many} />, '/admin/orders');
  const table = screen.getByRole('table', { name: 'Orders' });
  expect(table).toHaveAttribute('aria-rowcount', '3001');
  const names = () => within(table).getAllByRole('link', { name: /^Buyer/ });
  expect(await screen.findByRole('link', { name: 'Buyer 0' })).toBeVisible();
  expect(names().length).toBeLessThan(100);
  screen.getByRole('link', { name: 'Buyer 0' }).focus();
  Object.assign(window, { scrollY: 2_000 * 47 });
  fireEvent.scroll(window);
  expect(await screen.findByRole('link', { name: 'Buyer 2000' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buyer 0' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Buyer 30' })).not.toBeInTheDocument();
  expect(names().length).toBeLessThan(100);
});
