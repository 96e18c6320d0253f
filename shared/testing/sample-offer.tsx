import type { Offer } from '../contract/offers/offer';
import { listed, sampleArtwork } from './sample-artwork';

export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    _id: 'offer-1',
    artwork: listed(sampleArtwork()),
    amount: 1_500_000,
    message: 'For the stairs.',
    counter: null,
    reply: '',
    state: 'open',
    rounds_left: 2,
    expires_at: '2026-11-29T13:00:00.000Z',
    order: null,
    at: '2026-11-26T13:00:00.000Z',
    ...changes,
  };
}
