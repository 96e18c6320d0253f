/** @jest-environment node */
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { withoutStoredBid } from './fetch-artworks';

test('withoutStoredBid removes the bid and keeps the lot', () => {
  const lot = {
    _id: 'lot-5',
    auction_id: 'auction-1',
    number: 5,
    start: 100_000,
    price: 375_000,
    opens_at: '2026-11-27T09:00:00.000Z',
    closes_at: '2026-11-27T17:00:00.000Z',
  };
  const work = sampleArtwork({ availability: 'in_auction', price: 375_000, lot });
  expect(JSON.stringify(work)).toContain('375000');
  expect(JSON.stringify(withoutStoredBid(work))).not.toContain('375000');
  expect(withoutStoredBid(work).lot).toMatchObject({ number: 5, start: 100_000 });
});
