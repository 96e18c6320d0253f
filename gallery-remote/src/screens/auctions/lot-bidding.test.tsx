import { shownAddress } from '@gallery/shared/testing/render-app';
import { screen, waitFor, within } from '@testing-library/react';
import { arrives, leading, openLot } from '../../testing/open-lot';

test('a bidder confirms the total of the next bid and is winning', async () => {
  const { user, panel, sent } = await openLot();
  expect(await panel.findByLabelText('Your maximum bid')).toHaveValue('1,400,000');
  expect(await panel.findByText('paddle 214')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Place bid' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bid up to #1,400,000 for Agwọlagwọ?' }));
  expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();
  expect(dialog.getByText('1,670,750 naira')).toBeInTheDocument();
  expect(dialog.getByRole('timer')).toHaveTextContent('04:09:18');
  expect(dialog.getByText(/You accepted the conditions of sale of November 2026/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Place bid' }));
  expect(await panel.findByText('You are winning')).toBeVisible();
  expect(panel.getByText(/Your maximum is/)).toHaveTextContent('Your maximum is #1,400,000');
  expect(panel.getByText(/Others see only Bidder 9/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.activeElement).toHaveTextContent('You are winning');
  expect(sent).toEqual([{ max: 1_400_000 }]);
});

test("'Back' places no bid and keeps the typed amount", async () => {
  const { user, panel, sent } = await openLot();
  const field = await panel.findByLabelText('Your maximum bid');
  await user.clear(field);
  await user.type(field, '1 600 000');
  await user.click(panel.getByRole('button', { name: 'Place bid' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,600,000');
  expect(sent).toEqual([]);
});

test('the panel shows the total of each typed amount', async () => {
  const { user, panel } = await openLot();
  const field = await panel.findByLabelText('Your maximum bid');
  const sum = () => panel.getByText('Total, all charges included').closest('summary');
  await user.clear(field);
  await user.type(field, '1 555 000');
  expect(sum()).toHaveTextContent(/1,850,74\d naira/);
  await user.type(field, '0');
  expect(sum()).toHaveTextContent(/17,762,200 naira/);
});

test('the bar opens the confirmation', async () => {
  const { user } = await openLot();
  const bar = within(await screen.findByRole('region', { name: 'Current bid' }));
  expect(bar.getByText('1,300,000 naira')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Place bid' }));
  expect(await screen.findByRole('dialog', { name: /^Bid up to #1,400,000/ })).toBeVisible();
});

test("the winner's bar leads to the field", async () => {
  const { user } = await openLot({ lot: leading, own: { max: 1_400_000 } });
  const bar = within(await screen.findByRole('region', { name: 'Current bid' }));
  await user.click(await bar.findByRole('button', { name: 'Raise your maximum' }));
  expect(document.activeElement).toHaveTextContent('You are winning');
});

test('a chip fills the field and updates the total', async () => {
  const { user, panel } = await openLot();
  await user.click(await panel.findByRole('button', { name: '1,600,000 naira' }));
  expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,600,000');
  expect(panel.getByRole('button', { name: '1,600,000 naira' })).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getAllByText('1,903,000 naira')[0]).toBeInTheDocument();
});

test.each([
  ['1,450,000', '#1,450,000 is not a possible bid. The next ones are #1,400,000 and #1,500,000.'],
  ['1,300,000', 'The next bid is #1,400,000 or more.'],
  ['soon', 'Type whole naira, such as #1,400,000.'],
  ['2,000,000,000', '#1,000,000,000 is the highest possible bid.'],
])('the form rejects %s with a reason and sends nothing', async (typed, words) => {
  const { user, panel, sent } = await openLot();
  const field = await panel.findByLabelText('Your maximum bid');
  await user.clear(field);
  await user.type(field, typed);
  await user.click(panel.getByRole('button', { name: 'Place bid' }));
  expect(await panel.findByText(words)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(typed);
  expect(sent).toEqual([]);
});

describe('a bid of ten times the next one', () => {
  test('requires the amount a second time', async () => {
    const { user, panel, sent } = await openLot();
    const field = await panel.findByLabelText('Your maximum bid');
    await user.clear(field);
    await user.type(field, '14,000,000');
    await user.click(panel.getByRole('button', { name: 'Place bid' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: '#14,000,000 is ten times the next bid' }),
    );
    expect(dialog.getByRole('button', { name: 'Place bid' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Type the amount again'), '14000000');
    await user.click(dialog.getByRole('button', { name: 'Place bid' }));
    await waitFor(() => expect(sent).toEqual([{ max: 14_000_000, confirm: true }]));
  });
});

test('a leader below the reserve sees so and can raise at once', async () => {
  const { panel } = await openLot({ lot: { ...leading, reserve: 'not met' }, own: { max: 1_400_000 } });
  expect(await panel.findByText('You are winning; reserve not met')).toBeVisible();
  expect(panel.getByLabelText('Your new maximum')).toHaveValue('1,500,000');
  expect(panel.getByRole('button', { name: 'Raise your maximum' })).toBeVisible();
});

test('the field takes the amount of the address after the log-in', async () => {
  const { panel } = await openLot({ path: '?bid=1600000' });
  expect(await panel.findByLabelText('Your maximum bid')).toHaveValue('1,600,000');
  await waitFor(() => expect(shownAddress()).toBe('/auction-bidding/lot-5'));
});

test('an untouched amount follows the price', async () => {
  const { panel } = await openLot({ path: '?bid=1400000' });
  expect(await panel.findByLabelText('Your maximum bid')).toHaveValue('1,400,000');
  await arrives({ price: 1_500_000, asking: 1_600_000, bids: 6, leader: 4 });
  expect(panel.getByLabelText('Your maximum bid')).toHaveValue('1,600,000');
});
