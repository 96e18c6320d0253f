import { screen, waitFor, within } from '@testing-library/react';
import { auction, lots, openAuction } from '../../testing/open-auction';

test('the form saves a new table of increments and uses it in the auction', async () => {
  const add = jest.fn((_sent: unknown) => ({ message: 'Version 2 is saved.', version: 2 }));
  const save = jest.fn((_sent: unknown) => ({ message: 'The auction is changed.', auction }));
  const answer = { auction, lots, missing: [], audit: [], now: '' };
  const { user } = openAuction(
    {},
    {
      '/auction/terms/increments': (_query, sent) => add(sent),
      '/auction/harmattan/record': (_query, sent) => (sent ? save(sent) : answer),
    },
  );
  expect(await screen.findByText(/15% up to #5,000,000, 12% above, and 7.5% VAT/)).toBeVisible();
  expect(screen.getByText(/costs the buyer #1,741,875 before delivery/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another version of the increments' }));
  const lines = screen.getByLabelText('A new version');
  expect(lines).toHaveValue('100000: 5000\nabove: 10000');
  await user.clear(lines);
  await user.type(lines, 'dear');
  await user.click(screen.getByRole('button', { name: 'Save and use it' }));
  await user.clear(lines);
  await user.type(lines, '200,000: 10,000\nAbove: 20,000');
  await user.click(screen.getByRole('button', { name: 'Save and use it' }));
  const steps = [
    { to: 200_000, by: 10_000 },
    { to: null, by: 20_000 },
  ];
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ increments_version: 2, version: 3 })),
  );
  expect(add.mock.calls).toEqual([[{ steps }]]);
});

test('the form starts new conditions from the newest text and saves the time to pay', async () => {
  const add = jest.fn((_sent: unknown) => ({ message: 'Version 2 is saved.', version: 2 }));
  const { user } = openAuction({}, { '/auction/terms/conditions': (_query, sent) => add(sent) });
  await user.click(await screen.findByRole('button', { name: 'New version of the conditions' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Conditions of sale')).toHaveValue('A bid is binding.');
  expect(dialog.getByLabelText('Time to pay')).toHaveDisplayValue('48 hours');
  await user.selectOptions(dialog.getByLabelText('Time to pay'), '72 hours');
  await user.click(dialog.getByRole('button', { name: 'Save the version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(add.mock.calls).toEqual([[{ text: 'A bid is binding.', pay_minutes: 4320 }]]);
});
