import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ArtworkCard } from '../../ui/artwork-card';
import { CataloguePages } from './catalogue-pages';

/** jsdom lays out nothing: the test says when an element comes near. */
class ManualObserver {
  static observers = new Set<ManualObserver>();
  element?: Element;
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    this.element = element;
    ManualObserver.observers.add(this);
  }
  disconnect() {
    ManualObserver.observers.delete(this);
  }
}

const counts = { Painting: 1, 'Digital Painting': 0, Sculpture: 0 };

function Changing({ fetchNextPage }: { fetchNextPage: () => void }) {
  const [total, setTotal] = useState(40);
  const list = {
    data: {
      pages: [{ artworks: [sampleArtwork()], next: 'second page', total, counts, stream_position: 1 }],
    },
    error: null,
    isPlaceholderData: false,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage,
  };
  return (
    <>
      <button type="button" onClick={() => setTotal(39)}>
        Sell a work
      </button>
      <CataloguePages list={list} filter={{}} Card={ArtworkCard} />
    </>
  );
}

test('scrolling loads the next page after a live update changed the total', async () => {
  const original = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: ManualObserver });
  const fetchNextPage = jest.fn();
  const { user } = renderApp(<Changing fetchNextPage={fetchNextPage} />);
  await user.click(screen.getByRole('button', { name: 'Sell a work' }));
  expect(screen.getByText('1 of 39')).toBeVisible();
  expect([...ManualObserver.observers].map(({ element }) => element?.isConnected)).toEqual([true]);
  for (const { onChange } of ManualObserver.observers) onChange([{ isIntersecting: true }]);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  Object.assign(globalThis, { IntersectionObserver: original });
});
