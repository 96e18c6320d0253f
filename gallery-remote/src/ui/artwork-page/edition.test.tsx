import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen } from '@testing-library/react';
import { EditionFact, NextNumber } from './edition';

const edition = { number: 3, size: 12, available: 9, shown_id: 'work-4' };
const next = () => screen.queryByRole('link', { name: 'See an available number' });

test('a number says its place and how many are available', () => {
  renderApp(<EditionFact of={edition} />);
  expect(screen.getByText('3 of 12, 9 available')).toBeVisible();
});

test('a sold number leads to an available one', () => {
  renderApp(<NextNumber of={sampleArtwork({ availability: 'sold', edition })} />);
  expect(next()).toHaveAttribute('href', '/art-page/work-4');
});

test.each([
  { availability: 'available' as const, edition },
  { availability: 'sold' as const, edition: { ...edition, available: 0 } },
  { availability: 'held' as const },
  { availability: 'held' as const, edition: { ...edition, shown_id: 'work-1' } },
])('no link leads on if no other number is available (%#)', (work) => {
  renderApp(<NextNumber of={sampleArtwork(work)} />);
  expect(next()).not.toBeInTheDocument();
});

test('a card counts the available numbers', () => {
  expect(editionText(edition)).toBe('Edition of 12, 9 available');
  expect(editionText({ ...edition, available: 0 })).toBe('Edition of 12, none available');
  expect(editionText({ number: 3, size: 12 })).toBe('3 of 12');
});
