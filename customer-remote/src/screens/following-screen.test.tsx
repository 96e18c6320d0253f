import type { FollowingAnswer } from '@gallery/shared/contract/following/following';
import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { CustomerApp } from '../app';

const since = '2026-11-20T09:00:00.000Z';
const artist = { _id: 'artist-1', firstname: 'Ngọzi', lastname: 'Eze', slug: 'ngozi-eze' };
const followed: FollowingAnswer = {
  artists: [{ artist, since }],
  searches: [{ _id: 'search-1', name: 'Paintings under #500,000', query: 'max=500000&type=Painting', since }],
  works: [{ artwork: listed(sampleArtwork()), reason: 'You follow Ngọzi Eze' }],
  unseen: 1,
  mails_stopped: false,
};

let following: FollowingAnswer;
let sent: string[];

function open(given: Partial<FollowingAnswer> = {}) {
  following = { ...followed, ...given };
  sent = [];
  const change = (name: string, changed: Partial<FollowingAnswer>, message: string) => () => {
    sent.push(name);
    following = { ...following, ...changed };
    return { message };
  };
  stubApi({
    'GET /following': () => following,
    'POST /following/news': change('seen', {}, ''),
    'DELETE /following/artists/artist-1': change(
      'unfollow',
      { artists: [] },
      'You no longer follow this artist.',
    ),
    'DELETE /following/searches/search-1': change('delete', { searches: [] }, 'Search deleted.'),
    'POST /following/mails': change('mails', { mails_stopped: true }, 'Emails stopped.'),
  });
  return renderApp(<CustomerApp />, '/dashboard/following', { session: customerSession() });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the page shows new works with their reason, and ends the visit', async () => {
  open();
  const works = await region('New works');
  expect(works.getByText('1 new since your last visit')).toBeVisible();
  expect(works.getByRole('listitem')).toHaveTextContent('Agwọlagwọ');
  expect(works.getByRole('listitem')).toHaveTextContent('You follow Ngọzi Eze');
  await waitFor(() => expect(sent).toEqual(['seen']));
});

test('a customer stops following an artist and deletes a search', async () => {
  const { user, notify } = open();
  const artists = await region('Artists');
  expect(artists.getByRole('link', { name: 'Ngọzi Eze' })).toHaveAttribute('href', '/artist/ngozi-eze');
  await user.click(artists.getByRole('button', { name: 'Stop following Ngọzi Eze' }));
  await waitFor(() => expect(artists.queryByRole('link')).not.toBeInTheDocument());
  const searches = await region('Saved searches');
  expect(searches.getByRole('link')).toHaveAttribute('href', '/artist?max=500000&type=Painting');
  await user.click(searches.getByRole('button', { name: 'Delete Paintings under #500,000' }));
  expect(await screen.findByText(/^Follow an artist, or save a search/)).toBeVisible();
  expect(notify).toHaveBeenCalledWith('Search deleted.', 'success');
});

test('a customer stops the emails and keeps what the account follows', async () => {
  const { user } = open({ works: [], unseen: 0 });
  expect(await screen.findByText('No new works in the last 30 days.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText('You get no emails about new works.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Email me about new works' })).toBeVisible();
});
