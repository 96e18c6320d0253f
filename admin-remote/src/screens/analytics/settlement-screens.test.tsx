import type { Settlement, Statement } from '@gallery/shared/contract/settlement/settlement.schema';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { SettlementScreen } from './settlement-screen';
import { StatementScreen } from './statement-screen';

const payout = {
  month: '2026-10',
  amount_kobo: 900,
  at: '2026-11-02T10:00:00.000Z',
  by: 'Ngọzi Eze',
  note: '',
};
const artist = { sales: 1, refunds: 0, brought_forward_kobo: 0, payout: null };
const settlement: Settlement = {
  month: '2026-10',
  captured_kobo: 30_000_000,
  artists_kobo: 11_627_907,
  gallery_kobo: 18_372_093,
  artists: [
    { ...artist, _id: 'one', name: 'Bísí Okafor', earned_kobo: 11_627_907, due_kobo: 11_627_907 },
    { ...artist, _id: 'two', name: 'Ada Eze', earned_kobo: 900, due_kobo: 900, payout },
    { ...artist, _id: 'three', name: 'Uche Obi', earned_kobo: -500, due_kobo: -500 },
  ],
};

const statement: Statement = {
  artist: { _id: 'one', name: 'Bísí Okafor' },
  month: '2026-10',
  brought_forward_kobo: 0,
  earned_kobo: 11_627_907,
  due_kobo: 11_627_907,
  payout: null,
  lines: [
    {
      _id: 'line',
      at: '2026-10-15T12:00:00.000Z',
      kind: 'sale',
      order: 1041,
      artwork: 'Blue Yard',
      percent: 50,
      amount_kobo: 25_000_000,
      base_kobo: 23_255_814,
      artist_kobo: 11_627_907,
      gallery_kobo: 13_372_093,
    },
  ],
};

test('lists what each artist is due, with a link to the statement', async () => {
  stubApi({ '/settlement': settlement });
  renderApp(<SettlementScreen />, '/admin/settlement?month=2026-10');
  const [, bisi, ada, uche] = await screen.findAllByRole('row');
  expect(bisi).toHaveTextContent('#116,279.07');
  expect(bisi).toHaveTextContent('To pay');
  expect(within(bisi as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/settlement/one?month=2026-10',
  );
  expect(ada).toHaveTextContent('Paid Nov 2, 2026');
  expect(uche).toHaveTextContent('−#5.00');
  expect(uche).toHaveTextContent('Carried forward');
  expect(screen.getByRole('region', { name: 'Gallery’s share' })).toHaveTextContent('#183,720.93');
});

test('marks a statement as paid with a note, and shows who paid', async () => {
  const pay = jest.fn((_query: object, _body: unknown) => ({ message: 'Marked.', payout }));
  let paid = false;
  const { user, notify } = openStatement({
    '/settlement/statement': () => (paid ? { ...statement, payout } : statement),
    'POST /settlement/payouts': (query, body) => {
      paid = true;
      return pay(query, body);
    },
  });
  expect(await screen.findByText('#116,279.07 is due.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark paid' }));
  const dialog = screen.getByRole('dialog', { name: 'Mark #116,279.07 to Bísí Okafor as paid?' });
  await user.type(within(dialog).getByLabelText(/^Note/), 'Transfer 88');
  await user.click(within(dialog).getByRole('button', { name: 'Mark paid' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Marked.', 'success'));
  const body = { artist: 'one', month: '2026-10', amount_kobo: 11_627_907, note: 'Transfer 88' };
  expect(pay).toHaveBeenCalledWith({}, body);
  expect(await screen.findByText(/^Ngọzi Eze marked #9\.00 as paid on November 2, 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark paid' })).toBeNull();
});

test('a refused payout says why and keeps the dialog open', async () => {
  const { user, notify } = openStatement({
    '/settlement/statement': statement,
    'POST /settlement/payouts': () => refused(409, 'The amount due is now #9.00.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Mark paid' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark paid' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The amount due is now #9.00.', 'error'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the dialog of a payout closes when a colleague has made it', async () => {
  let paid = false;
  const { user } = openStatement({
    '/settlement/statement': () => (paid ? { ...statement, payout } : statement),
    'POST /settlement/payouts': () => {
      paid = true;
      return refused(409, 'Ngọzi Eze has already marked this statement as paid.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark paid' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark paid' }));
  expect(await screen.findByText(/^Ngọzi Eze marked #9\.00 as paid on November 2, 2026/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['unknown', 404],
  ['without an id', 422],
])('an artist %s leads to the settlement', async (_case, status) => {
  openStatement({ '/settlement/statement': () => refused(status, 'artist must be an id') });
  expect(await screen.findByText('No artist here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the settlement' })).toHaveAttribute(
    'href',
    '/admin/settlement',
  );
});

function openStatement(answers: Parameters<typeof stubApi>[0]) {
  stubApi(answers);
  return renderApp(
    <Routes>
      <Route path="/admin/settlement/:id" element={<StatementScreen />} />
    </Routes>,
    '/admin/settlement/one?month=2026-10',
  );
}
