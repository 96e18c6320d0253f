import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { apiDown, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { AddWork } from '../../features/auctions/joining/add-work';
import { auction, noPage } from '../../testing/open-auction';

const auctions = [
  { ...auction, _id: 'later', title: 'Dry Season', opens_at: '2127-01-01T10:00:00.000Z' },
  { ...auction, _id: 'tonight', title: 'Tonight', state: 'running' as const },
  { ...auction, _id: 'late', title: 'Too Late', state: 'running' as const, ended: 1 },
  { ...auction, _id: 'over', title: 'Over', state: 'ended' as const },
];

function openWork(changes: Parameters<typeof sampleArtwork>[0] = {}, added = jest.fn()) {
  stubApi({
    '/auction/records': { auctions, ...noPage },
    '/auction/tonight/lots': (_query: unknown, sent: unknown) => added(sent),
  });
  const work = { ...sampleArtwork(changes), artist_email: '', price: 1, picture_state: 'made' as const };
  return renderApp(<AddWork work={work} onAdded={() => {}} />);
}

test('the page of a work adds it to the auction that is open', async () => {
  const added = jest.fn((_sent: unknown) => ({ message: 'The lot is added.' }));
  const { user, notify } = openWork({ _id: 'work-1' }, added);
  const panel = within(await screen.findByRole('region', { name: 'Auction' }));
  const options = (await panel.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['Tonight, open now', expect.stringMatching(/^Dry Season, opens /)]);
  await user.click(panel.getByRole('button', { name: 'Add to this auction' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('The lot is added.', 'success'));
  expect(added).toHaveBeenCalledWith({ artwork_ids: ['work-1'] });
  await waitFor(() => expect(screen.getByText(/^The work is in/)).toHaveFocus());
  expect(await panel.findByRole('link', { name: 'Tonight' })).toHaveAttribute(
    'href',
    '/admin/auctions/tonight',
  );
});

test('a work on hold joins drafts alone', async () => {
  openWork({ availability: 'held' });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Dry Season/)]);
});

test('a list of auctions that fails says so', async () => {
  stubApi({ '/auction/records': apiDown });
  const work = { ...sampleArtwork(), artist_email: '', price: 1, picture_state: 'made' as const };
  renderApp(<AddWork work={work} onAdded={() => {}} />);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a sold work joins no auction', async () => {
  openWork({ availability: 'sold' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Auction' })).not.toBeInTheDocument());
});
