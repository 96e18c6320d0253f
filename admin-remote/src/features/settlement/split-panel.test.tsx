import type { StaffRole } from '@gallery/shared/contract/account/roles';
import { renderApp } from '@gallery/shared/testing/render-app';
import { curator, customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { SplitPanel } from './split-panel';

const path = '/settlement/splits/artist/one';

test('a manager changes the split of an artist', async () => {
  const save = jest.fn((_query: object, _body: unknown) => ({
    percent: 60,
    inherited: 50,
    message: 'Saved.',
  }));
  const { user, notify } = open('manager', save);
  const field = await screen.findByLabelText('Artist’s split, in percent');
  expect(field).toHaveAccessibleDescription(/Empty: 50%/);
  await user.type(field, '101');
  await user.click(screen.getByRole('button', { name: 'Save split' }));
  expect(await screen.findByText(/^The percentage must be from 0 to 100/)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '60');
  await user.click(screen.getByRole('button', { name: 'Save split' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Saved.', 'success'));
  expect(save.mock.calls).toEqual([[{}, { percent: 60 }]]);
});

test('a curator sees no split', () => {
  open('curator');
  expect(screen.queryByRole('region', { name: 'Settlement' })).toBeNull();
});

function open(staffRole: StaffRole, save = jest.fn()) {
  stubApi({ [`GET ${path}`]: { percent: null, inherited: 50 }, [`PUT ${path}`]: save });
  const user = { ...curator, staffRole };
  return renderApp(<SplitPanel of="artist" id="one" />, '/', { session: customerSession({ user }) });
}
