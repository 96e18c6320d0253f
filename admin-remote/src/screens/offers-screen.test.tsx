import type { OfferRecord } from '@gallery/shared/contract/offers/offer';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOffer } from '@gallery/shared/testing/sample-offer';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { OffersScreen } from './offers-screen';

function record(changes: Partial<OfferRecord> = {}): OfferRecord {
  const customer = { name: 'Adaeze Nwosu', email: 'ada@example.com' };
  return { ...sampleOffer(), price: 1_850_000, customer, address: '12 Uli Close', ...changes };
}

function open(offers: OfferRecord[]) {
  const answer = jest.fn((_query: unknown, _body: unknown) => ({
    message: 'Answered.',
    offer: sampleOffer(),
  }));
  stubApi({
    '/offer/records': () => ({ offers, next: null, open: 1 }),
    'POST /offer/offer-1/answer': answer,
  });
  return { ...renderApp(<OffersScreen />, '/admin/offers'), answer };
}

const item = async () => within(await screen.findByRole('article', { name: 'Adaeze Nwosu for Agwọlagwọ' }));

test('an offer shows person, amount, and its share of the price', async () => {
  open([record()]);
  const shown = await item();
  expect(shown.getByText(/81%$/)).toHaveTextContent('Price #1,850,000');
  expect(shown.getByText('“For the stairs.”')).toBeVisible();
  expect(shown.getByText(/^Waits for our reply until Sunday/)).toBeVisible();
});

test('a curator makes a counter-offer with a message', async () => {
  const { user, notify, answer } = open([record()]);
  await user.click((await item()).getByRole('button', { name: 'Counter-offer of Adaeze Nwosu' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Counter-offer to Adaeze Nwosu' }));
  await user.click(dialog.getByRole('button', { name: 'Send counter-offer' }));
  expect(await dialog.findByText('Your counter-offer is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Counter-offer, in naira'), '1,700,000');
  await user.type(dialog.getByLabelText(/^Message to the collector/), 'She asks for it.');
  await user.click(dialog.getByRole('button', { name: 'Send counter-offer' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Answered.', 'success'));
  expect(answer.mock.calls[0]?.[1]).toEqual({
    answer: 'counter',
    amount: 1_500_000,
    counter: 1_700_000,
    message: 'She asks for it.',
  });
});

test.each([
  ['Accept #1,500,000 of Adaeze Nwosu', 'Accept #1,500,000', 'accept'],
  ['Decline of Adaeze Nwosu', 'Decline offer', 'decline'],
])('a curator answers with %s', async (name, button, sent) => {
  const { user, answer } = open([record()]);
  await user.click((await item()).getByRole('button', { name }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ answer: sent, amount: 1_500_000 });
});

test('a refused answer shows what a colleague has answered meanwhile', async () => {
  const { user, notify } = open([record()]);
  await user.click((await item()).getByRole('button', { name: /^Accept/ }));
  const message = 'The collector has to answer our counter-offer.';
  stubApi({
    '/offer/records': { offers: [record({ state: 'countered', counter: 1_700_000 })], next: null, open: 1 },
    'POST /offer/offer-1/answer': () => refused(409, message),
  });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept #1,500,000' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  expect(await screen.findByText(/^Our counter-offer of #1,700,000 is open until/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an agreed offer leads to its order and asks for nothing', async () => {
  const order = { _id: 'order-1', status: 'Paid', held_until: null } as const;
  open([record({ state: 'accepted', order })]);
  const shown = await item();
  expect(shown.getByText(/^Agreed\. Paid\./)).toBeVisible();
  expect(shown.getByRole('link', { name: 'The order' })).toHaveAttribute(
    'href',
    '/admin/all-orders?order=order-1',
  );
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

test('the list without offers says so', async () => {
  open([]);
  expect(await screen.findByText('No offers yet')).toBeVisible();
});
