import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { screen, within } from '@testing-library/react';
import { WorkHistory } from './work-history';

const chapter = (name: string) => screen.queryByRole('region', { name });

test('the chapters show provenance and exhibitions in the curator’s order, with markup as text', () => {
  const work = sampleArtwork({
    provenance: '2019: Acquired from the artist\n2019–2023: Private collection, Lagos',
    exhibitions: '2024: <b>After the Rains</b>, Uli Gallery, Lagos',
  });
  renderApp(<WorkHistory work={work} />);
  const owners = within(screen.getByRole('region', { name: 'Provenance' })).getAllByRole('listitem');
  expect(owners.map(({ textContent }) => textContent)).toEqual([
    '2019Acquired from the artist',
    '2019–2023Private collection, Lagos',
  ]);
  expect(chapter('Exhibitions')).toHaveTextContent('2024<b>After the Rains</b>, Uli Gallery, Lagos');
});

test('the chapters add the public entries with their pictures after the lines', () => {
  const picture = { _id: 'p', alt: '', img_url: '/v0/label.jpg', picture: null };
  const entry = { _id: 'e', kind: 'provenance', date: 'March 2021', text: 'The estate', pictures: [picture] };
  const report = { ...entry, _id: 'c', kind: 'condition', date: '', text: 'Cleaned', pictures: [] };
  renderApp(
    <WorkHistory
      work={sampleArtwork({
        provenance: '2019: Acquired from the artist',
        entries: [entry, report] as Artwork['entries'],
      })}
    />,
  );
  const owners = within(screen.getByRole('region', { name: 'Provenance' })).getAllByRole('listitem');
  expect(owners.map(({ textContent }) => textContent)).toEqual([
    '2019Acquired from the artist',
    'March 2021The estate',
  ]);
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/v0/label.jpg');
  expect(chapter('Condition')).toHaveTextContent('Cleaned');
  expect(chapter('Exhibitions')).not.toBeInTheDocument();
});

test('a work without a history has no chapters for it', () => {
  renderApp(<WorkHistory work={sampleArtwork()} />);
  renderApp(<WorkHistory work={listed(sampleArtwork())} />);
  expect(chapter('Provenance')).not.toBeInTheDocument();
  expect(chapter('Exhibitions')).not.toBeInTheDocument();
});
