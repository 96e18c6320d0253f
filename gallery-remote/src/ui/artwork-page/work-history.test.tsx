import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen, within } from '@testing-library/react';
import { WorkHistory } from './work-history';

const chapter = (name: string) => screen.queryByRole('region', { name });

test('the chapters show provenance and exhibitions in the curator’s order, with markup as text', () => {
  const entries = [
    { kind: 'provenance', date: '2019', text: 'Acquired from the artist' },
    { kind: 'exhibition', date: '2024', text: '<b>After the Rains</b>, Uli Gallery, Lagos' },
    { kind: 'provenance', date: '2019–2023', text: 'Private collection, Lagos' },
  ].map((entry, at) => ({ ...entry, _id: String(at), pictures: [] }));
  renderApp(<WorkHistory work={sampleArtwork({ entries: entries as Artwork['entries'] })} />);
  const owners = within(screen.getByRole('region', { name: 'Provenance' })).getAllByRole('listitem');
  expect(owners.map(({ textContent }) => textContent)).toEqual([
    '2019Acquired from the artist',
    '2019–2023Private collection, Lagos',
  ]);
  expect(chapter('Exhibitions')).toHaveTextContent('2024<b>After the Rains</b>, Uli Gallery, Lagos');
});

test('the chapters show entries with their pictures and dates', () => {
  const picture = { _id: 'p', alt: '', img_url: '/v0/label.jpg', picture: null };
  const entry = { _id: 'e', kind: 'provenance', date: 'March 2021', text: 'The estate', pictures: [picture] };
  const report = { ...entry, _id: 'c', kind: 'condition', date: '', text: 'Cleaned', pictures: [] };
  renderApp(<WorkHistory work={sampleArtwork({ entries: [entry, report] as Artwork['entries'] })} />);
  const owners = within(screen.getByRole('region', { name: 'Provenance' })).getAllByRole('listitem');
  expect(owners.map(({ textContent }) => textContent)).toEqual(['March 2021The estate']);
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/v0/label.jpg');
  expect(chapter('Condition reports')).toHaveTextContent('Cleaned');
  expect(chapter('Exhibitions')).not.toBeInTheDocument();
});

test('a work without a history has no chapters for it', () => {
  renderApp(<WorkHistory work={sampleArtwork()} />);
  renderApp(<WorkHistory work={listed(sampleArtwork())} />);
  expect(chapter('Provenance')).not.toBeInTheDocument();
  expect(chapter('Exhibitions')).not.toBeInTheDocument();
});
