import { useInfiniteQuery } from '@gallery/shared/query';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ArtworkCard } from '../../ui/artwork-card';
import { CataloguePages } from './catalogue-pages';

/** jsdom lays out nothing, so each observed element is near, which the browser reports once. */
class NearObserver {
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    setTimeout(() => element.isConnected && this.onChange([{ isIntersecting: true }]));
  }
  disconnect() {}
}

const original = globalThis.IntersectionObserver;
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: NearObserver }));
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: original }));

const counts = { Painting: 1, 'Digital Painting': 0, Sculpture: 0 };
const pageOf = (next: string | null, total: number) => ({
  artworks: [{ ...sampleArtwork(), _id: next ?? 'last' }],
  next,
  total,
  counts,
  stream_position: 1,
});

function WithTotal() {
  const [total, setTotal] = useState(40);
  const [loaded, setLoaded] = useState(0);
  const list = {
    data: { pages: [pageOf('second page', total)] },
    error: null,
    isPlaceholderData: false,
    hasNextPage: true,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setLoaded((count) => count + 1),
  };
  return (
    <>
      <button type="button" onClick={() => setTotal(39)}>
        Sell a work
      </button>
      <output>Asked {loaded} times</output>
      <CataloguePages list={list} filter={{}} Card={ArtworkCard} />
    </>
  );
}

test('the catalogue loads the next page again after a live update changed the total', async () => {
  const { user } = renderApp(<WithTotal />);
  expect(await screen.findByText('Asked 1 times')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sell a work' }));
  expect(await screen.findByText('Asked 2 times')).toBeVisible();
  expect(screen.getByText('1 of 39')).toBeVisible();
});

/** A live update arrives in the instant in which the second page is asked for. */
function Interrupted({ requests }: { requests: string[] }) {
  const list = useInfiniteQuery({
    queryKey: ['works'],
    initialPageParam: 'first',
    queryFn: async ({ pageParam, client, signal }) => {
      requests.push(pageParam);
      if (pageParam === 'second' && requests.length === 2) void client.invalidateQueries();
      await new Promise((resolve) => setTimeout(resolve, 20));
      signal.throwIfAborted();
      return pageOf(pageParam === 'first' ? 'second' : null, 2);
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return list.data ? <CataloguePages list={list} filter={{}} Card={ArtworkCard} /> : null;
}

test('the catalogue loads the next page after a live update interrupted its request', async () => {
  const requests: string[] = [];
  renderApp(<Interrupted requests={requests} />);
  expect(await screen.findByText('2 of 2')).toBeVisible();
  expect(requests).toEqual(['first', 'second', 'first', 'second']);
});
