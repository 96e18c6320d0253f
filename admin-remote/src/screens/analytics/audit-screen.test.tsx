import type { AuditAnswer } from '@gallery/shared/contract/audit/audit.schema';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { AuditScreen } from './audit-screen';

const entry = { by: 'Ngọzi Eze', at: '2026-11-26T10:00:00.000Z', subject_id: 'one' };
const answer: AuditAnswer = {
  total: 2,
  first: 1,
  next: null,
  previous: null,
  entries: [
    {
      ...entry,
      _id: '2',
      subject: 'artwork',
      action: 'Artwork changed',
      name: 'Blue Yard',
      before: 'price: 250000',
      after: 'price: 300000',
    },
    {
      ...entry,
      _id: '1',
      subject: 'enquiry',
      action: 'Enquiry completed',
      name: '',
      before: null,
      after: null,
    },
  ],
};

test('lists who changed which record, with a link to it', async () => {
  open('');
  const [, changed, completed] = await screen.findAllByRole('row');
  expect(changed).toHaveTextContent('Nov 26, 2026, 11:00Ngọzi EzeArtwork changed');
  expect(changed).toHaveTextContent('price: #250,000 → price: #300,000');
  expect(within(changed as HTMLElement).getByText('price: #250,000').tagName).toBe('BDI');
  expect(within(changed as HTMLElement).getByRole('link', { name: 'Blue Yard' })).toHaveAttribute(
    'href',
    '/admin/edit-artwork/one',
  );
  expect(within(completed as HTMLElement).queryByRole('link')).toBeNull();
});

test('searches and exports the entries of the filters', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:audit';
  URL.revokeObjectURL = () => undefined;
  const { user, read, csv } = open('?subject=artwork&cursor=second');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the audit' }), 'blue');
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({ subject: 'artwork', q: 'blue' }, undefined));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(csv).toHaveBeenCalledWith({ subject: 'artwork', q: 'blue' }, undefined));
});

function open(query: string) {
  const read = jest.fn((_query: object) => answer);
  const csv = jest.fn((_query: object) => '"Time"\r\n');
  stubApi({ '/audit': read, '/audit/export.csv': csv });
  const { user } = renderApp(<AuditScreen />, `/admin/audit${query}`);
  return { user, read, csv };
}
