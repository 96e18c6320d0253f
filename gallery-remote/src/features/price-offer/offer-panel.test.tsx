import type { Offer } from '@gallery/shared/contract/offers/offer';
import { ApiError } from '@gallery/shared/http';
import { renderApp, shownAddress } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleOffer } from '@gallery/shared/testing/sample-offer';
import { customerSession, sampleAddress, sampleOrder } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { OfferPanel } from './offer-panel';

const work = sampleArtwork({ open_to_offers: true });

function open(path: string, offers: Offer[] = [], more = {}) {
  stubApi({
    '/offer': () => ({ offers, next: null }),
    '/order/user/user-1': { orders: [sampleOrder({ deliver_to: sampleAddress })], next: null },
    '/delivery/quote': { quote: { zone: 'Lagos', days: 'two days', price: 18_000 } },
    ...more,
  });
  return renderApp(<OfferPanel work={work} />, path, { session: customerSession() });
}

test('a visitor without an account logs in before the form', async () => {
  stubApi({});
  const { user } = renderApp(<OfferPanel work={work} />, '/art-page/work-1');
  await user.click(screen.getByRole('link', { name: 'Make an offer' }));
  expect(shownAddress()).toBe('/login');
  expect(window.history.state.usr).toEqual({ previous: '/art-page/work-1?offer=1' });
});

test('a collector offers, and the button states the amount', async () => {
  const send = jest.fn((_query: unknown, _body: unknown) => ({
    message: 'Offer sent.',
    offer: sampleOffer(),
  }));
  const { user, notify } = open('/art-page/work-1', [], { 'POST /offer': send });
  await user.click(screen.getByRole('link', { name: 'Make an offer' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your offer' })).toHaveFocus());
  await user.type(await screen.findByLabelText('Your offer, in naira'), '1,500,000');
  await user.type(screen.getByLabelText(/^Message to the gallery/), 'For the stairs.');
  expect(await screen.findByText('1,518,000 naira')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Offer #1,500,000' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Offer sent.', 'success'));
  expect(send.mock.calls[0]?.[1]).toEqual({
    artwork_id: 'work-1',
    amount: 1_500_000,
    message: 'For the stairs.',
    address: '7 Palm Crescent, Ikoyi, Lagos',
    deliver_to: sampleAddress,
    delivery: 18_000,
  });
  expect(shownAddress()).toBe('/art-page/work-1');
});

test('a sent offer leaves the focus on the offer', async () => {
  const offers: Offer[] = [];
  const send = () => {
    offers.push(sampleOffer());
    return { message: 'Offer sent.', offer: sampleOffer() };
  };
  const { user } = open('/art-page/work-1?offer=1', offers, { 'POST /offer': send });
  await user.type(await screen.findByLabelText('Your offer, in naira'), '1,500,000');
  await user.click(await screen.findByRole('button', { name: 'Offer #1,500,000' }));
  expect(await screen.findByText(/^You offered/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your offer' })).toHaveFocus());
});

test('an offer whose answer was lost appears after the refusal of the second', async () => {
  const offers: Offer[] = [];
  const refuse = () => {
    offers.push(sampleOffer());
    return refused(409, 'You have offered for this artwork already.');
  };
  const { user } = open('/art-page/work-1?offer=1', offers, { 'POST /offer': refuse });
  await user.type(await screen.findByLabelText('Your offer, in naira'), '1,500,000');
  await user.click(await screen.findByRole('button', { name: 'Offer #1,500,000' }));
  expect(await screen.findByText(/^You offered/)).toBeVisible();
  expect(screen.queryByLabelText('Your offer, in naira')).not.toBeInTheDocument();
});

test('a changed delivery shows its new price beside the refusal', async () => {
  const message = 'Delivery to this address now costs #21,000.';
  const refuse = () => {
    throw new ApiError(message, 409, undefined, { price: 1_500_000, delivery: 21_000 });
  };
  const { user, notify } = open('/art-page/work-1?offer=1', [], { 'POST /offer': refuse });
  await user.type(await screen.findByLabelText('Your offer, in naira'), '1500000');
  await screen.findByText('1,518,000 naira');
  await user.click(screen.getByRole('button', { name: 'Offer #1,500,000' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
  expect(await screen.findByText('1,521,000 naira')).toBeInTheDocument();
});

test('a refused amount stands at its field', async () => {
  const message = 'The price is #1,850,000. Offer less, or buy the artwork.';
  const refuse = () => refused(422, message, { amount: message });
  const { user } = open('/art-page/work-1?offer=1', [], { 'POST /offer': refuse });
  await user.type(await screen.findByLabelText('Your offer, in naira'), '1850000');
  await screen.findByText('1,868,000 naira');
  await user.click(screen.getByRole('button', { name: 'Offer #1,850,000' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('an open offer takes the place of the button', async () => {
  open('/art-page/work-1', [sampleOffer()]);
  expect(await screen.findByText('You offered #1,500,000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw offer for Agwọlagwọ' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Make an offer' })).not.toBeInTheDocument();
});

test('a counter-offer stands above the form for another offer', async () => {
  open('/art-page/work-1?offer=1', [sampleOffer({ state: 'countered', counter: 1_700_000 })]);
  expect(await screen.findByRole('button', { name: /^Accept #1,700,000/ })).toBeVisible();
  expect(await screen.findByLabelText('Your offer, in naira')).toBeVisible();
});

test('an offer that has ended leaves the button', async () => {
  open('/art-page/work-1', [sampleOffer({ state: 'declined' })]);
  expect(await screen.findByRole('link', { name: 'Make an offer' })).toBeVisible();
});
