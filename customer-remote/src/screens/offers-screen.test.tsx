import type { Offer } from '@gallery/shared/contract/offers/offer';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleOffer } from '@gallery/shared/testing/sample-offer';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../app';

const countered = { state: 'countered', counter: 1_700_000, reply: 'She asks for it.' } as const;
const order = { _id: 'order-1', status: 'Pending', held_until: '2026-11-29T17:04:00.000Z' } as const;

function open(offers: Offer[], more = {}) {
  stubApi({ '/offer': () => ({ offers, next: null }), ...more });
  return renderApp(<CustomerApp />, '/dashboard/offers', { session: customerSession() });
}

const item = async () => within(await screen.findByRole('listitem'));

test.each<[Partial<Offer>, string, RegExp]>([
  [{}, 'You offered #1,500,000', /^We reply by Sunday, November 29, 14:00\./],
  [countered, 'Our counter-offer: #1,700,000', /^Open until Sunday, November 29, 14:00\./],
  [{ state: 'accepted', order }, 'Agreed at #1,500,000', /Pay by Sunday, November 29, 18:04\.$/],
  [{ state: 'declined' }, 'We cannot accept #1,500,000', /^Thank you/],
  [{ state: 'withdrawn' }, 'You withdrew your offer of #1,500,000', /^You owe nothing/],
  [{ state: 'expired' }, 'Your offer of #1,500,000 has expired', /can offer again/],
  [{ ...countered, state: 'expired' }, 'Our counter-offer has expired', /can offer again/],
  [{ state: 'lapsed' }, 'No longer available', /you owe nothing/],
])('an offer says what happened to it (%#)', async (changes, title, sentence) => {
  open([sampleOffer(changes)]);
  const shown = await item();
  expect(shown.getByText(title)).toBeVisible();
  expect(shown.getByText(sentence)).toBeVisible();
});

test('a collector accepts a counter-offer after a question', async () => {
  const accept = jest.fn((_query: unknown, _body: unknown) => ({ message: 'Agreed.', offer: sampleOffer() }));
  const { user, notify } = open([sampleOffer(countered)], { 'POST /offer/offer-1/accept': accept });
  const shown = await item();
  expect(shown.getByText('“She asks for it.”')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Make another offer for Agwọlagwọ' })).toHaveAttribute(
    'href',
    '/art-page/work-1?offer=1',
  );
  await user.click(shown.getByRole('button', { name: 'Accept #1,700,000 for Agwọlagwọ' }));
  const question = within(screen.getByRole('dialog', { name: 'Buy Agwọlagwọ for #1,700,000?' }));
  expect(accept).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Accept #1,700,000' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Agreed.', 'success'));
  expect(accept.mock.calls[0]?.[1]).toEqual({ amount: 1_700_000 });
});

test('a refused acceptance shows the reason and closes the question', async () => {
  const refuse = () => refused(409, 'This artwork has been sold.');
  const { user, notify } = open([sampleOffer(countered)], { 'POST /offer/offer-1/accept': refuse });
  await user.click((await item()).getByRole('button', { name: /^Accept/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('This artwork has been sold.', 'error'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a collector withdraws an offer, and declines a counter-offer without further rounds', async () => {
  const withdraw = jest.fn(() => ({ message: 'Offer withdrawn.', offer: sampleOffer() }));
  const last = sampleOffer({ ...countered, _id: 'offer-2', rounds_left: 0 });
  const { user, notify } = open([sampleOffer(), last], {
    'POST /offer/offer-1/withdraw': withdraw,
    'POST /offer/offer-2/withdraw': withdraw,
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw offer for Agwọlagwọ' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Offer withdrawn.', 'success'));
  expect(screen.queryByRole('link', { name: /^Make another offer/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decline for Agwọlagwọ' }));
  await waitFor(() => expect(withdraw).toHaveBeenCalledTimes(2));
});

test('an agreed offer leads to its order', async () => {
  open([sampleOffer({ state: 'accepted', order })]);
  expect(await screen.findByRole('link', { name: 'Pay for your order of Agwọlagwọ' })).toHaveAttribute(
    'href',
    '/dashboard/orders?order=order-1',
  );
});

test('a collector without offers learns where to make one', async () => {
  open([]);
  expect(await screen.findByText(/^Some works are open to offers/)).toBeVisible();
});
