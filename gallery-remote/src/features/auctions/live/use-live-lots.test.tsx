import type { LotAnswer, LotChange, LotsAnswer } from '@gallery/shared/contract/auctions/auction';
import type { followAuction, followLot } from '@gallery/shared/live';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleLot } from '@gallery/shared/testing/sample-lot';
import { act, screen, waitFor } from '@testing-library/react';
import { lotQueryKeys } from '../lot-query-keys';
import { withLiveChange } from './live-changes';
import { useLiveLots } from './use-live-lots';

type Follow = typeof followAuction | typeof followLot;
type Given = Parameters<typeof followAuction> | Parameters<typeof followLot>;
const followed = jest.fn<ReturnType<Follow>, Given>(() => new Promise(() => undefined));
jest.mock('@gallery/shared/live', () => ({
  followAuction: (...given: Given) => followed(...given),
  followLot: (...given: Given) => followed(...given),
}));

const lot = sampleLot({ _id: 'lot-a', price: 100_000, bids: 1 });
const { artwork_id, number, auction_id, start, estimate_low, estimate_high, ...unchanged } = lot;
const change = (price: number, more: Partial<LotChange> = {}): LotChange => ({
  ...unchanged,
  price,
  ...more,
});

let answers: (Pick<LotsAnswer, 'stream_position'> & { price: number })[];
let asked: number;

const list = queryOptions({
  queryKey: [...lotQueryKeys.lists, 'of a test'],
  queryFn: async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] as (typeof answers)[number];
    asked += 1;
    const lots = [{ ...lot, price: answer.price }];
    return {
      lots: lots.map((one) => withLiveChange(one, answer.stream_position)),
      stream_position: answer.stream_position,
    };
  },
});

const page = queryOptions({
  queryKey: lotQueryKeys.one(lot._id),
  queryFn: async () => ({ lot, stream_position: 9 }) as LotAnswer,
});

function Page() {
  const { isCut } = useLiveLots({ auction: auction_id });
  const prices = [useQuery(list).data?.lots[0]?.price, useQuery(page).data?.lot.price];
  return <p role="status">{`${prices.join(' ')}${isCut ? ' cut' : ''}`}</p>;
}

async function openPage(readAt: typeof answers) {
  [answers, asked] = [readAt, 0];
  renderApp(<Page />, '/');
  const first = readAt[0]?.price;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${first} 100000`));
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const [listener, how] = followed.mock.lastCall as Given;
  return {
    listener,
    how,
    shows: (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text)),
  };
}

beforeEach(() => followed.mockClear());

test('a bid updates the price in the list and on the page without a request', async () => {
  const { listener, how, shows } = await openPage([{ price: 100_000, stream_position: 7 }]);
  expect(how).toMatchObject({ auction: 'auction-1' });
  act(() => listener.onEvent(change(110_000, { bids: 2 }), '10'));
  await shows('110000 110000');
  expect(asked).toBe(1);
});

test('an outdated answer does not restore the old price', async () => {
  const { listener, shows } = await openPage([
    { price: 100_000, stream_position: 11 },
    { price: 110_000, stream_position: 12 },
  ]);
  act(() => listener.onEvent(change(120_000), '13'));
  await shows('120000');
  act(() => listener.onStale());
  await waitFor(() => expect(asked).toBe(2));
  await shows('120000');
});

test('a page reads again after its stream missed an event', async () => {
  const { listener, shows } = await openPage([
    { price: 100_000, stream_position: 20 },
    { price: 150_000, stream_position: 30 },
  ]);
  act(() => listener.onStale());
  await shows('150000');
});

test('a page shows a cut stream until it opens again', async () => {
  const { listener, shows } = await openPage([{ price: 100_000, stream_position: 40 }]);
  act(() => listener.onLine?.(false));
  await shows('cut');
  act(() => listener.onLine?.(true));
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('cut'));
});
