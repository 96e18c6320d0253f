import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtist } from '@gallery/shared/testing/sample-artwork';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { FollowButton } from './follow-button';

const artist = sampleArtist();

test('a customer follows an artist and stops', async () => {
  let artists: string[] = [];
  stubApi({
    'GET /following/artists': () => ({ artists }),
    [`PUT /following/artists/${artist._id}`]: () => {
      artists = [artist._id];
      return { message: 'Following.' };
    },
    [`DELETE /following/artists/${artist._id}`]: () => {
      artists = [];
      return { message: 'You no longer follow this artist.' };
    },
  });
  const { user, notify } = renderApp(<FollowButton artist={artist} hasWorks />, '/', {
    session: customerSession(),
  });
  await user.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
  const following = await screen.findByRole('button', { name: 'Following', pressed: true });
  expect(screen.getByRole('link', { name: 'See everyone you follow' })).toHaveAttribute(
    'href',
    '/dashboard/following',
  );
  expect(notify).toHaveBeenCalledWith('Following.', 'success');
  await user.click(following);
  expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
});

test('the limit appears as a message', async () => {
  const message = 'You follow 100 artists, the most possible. Stop following one to follow another.';
  stubApi({
    'GET /following/artists': { artists: [] },
    [`PUT /following/artists/${artist._id}`]: () => refused(409, message),
  });
  const { user, notify } = renderApp(<FollowButton artist={artist} hasWorks />, '/', {
    session: customerSession(),
  });
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  expect(notify).toHaveBeenCalledWith(message, 'error');
});
