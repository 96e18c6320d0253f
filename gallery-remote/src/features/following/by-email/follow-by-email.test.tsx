import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtist } from '@gallery/shared/testing/sample-artwork';
import { customerSession } from '@gallery/shared/testing/sample-order';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen } from '@testing-library/react';
import { FollowButton } from '../follow-button';
import { AskToFollow } from './ask';
import { FollowByEmail } from './follow-by-email';

const artist = sampleArtist();
const path = 'POST /following/by-email';
const answer = { message: 'Almost following. Open the email that we have sent you, and confirm.' };

function page(hasWorks = true) {
  return (
    <AskToFollow artist={artist}>
      <FollowButton artist={artist} hasWorks={hasWorks} />
      <FollowByEmail artist={artist} />
    </AskToFollow>
  );
}

test('a visitor follows by email, and gets the email again', async () => {
  const asked: unknown[] = [];
  stubApi({
    [path]: (_query: unknown, body: unknown) => {
      asked.push(body);
      return answer;
    },
  });
  const { user, notify } = renderApp(page());
  await user.click(screen.getByRole('link', { name: 'Follow' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await user.keyboard('ada@readers.example{Enter}');
  expect(await screen.findByRole('button', { name: 'Almost following', pressed: true })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Almost following. Follow the link/);
  expect(screen.getByRole('status')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(notify).toHaveBeenCalledWith(answer.message, 'success');
  const sent = { email: 'ada@readers.example', artist_id: artist._id };
  expect(asked).toEqual([sent, sent]);
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a refusal stands at the field', async () => {
  stubApi({ [path]: () => refused(429, 'Too many requests. Please try again in a minute.') });
  const { user } = renderApp(page());
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@readers.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many requests/);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/^Too many requests/);
});

test('the form works without scripts, and leads to the log-in', () => {
  renderApp(page());
  const form = screen.getByRole('textbox', { name: 'Email' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/following/by-email/page');
  expect(new FormData(form ?? undefined).get('artist_id')).toBe(artist._id);
  expect(screen.getByRole('link', { name: 'Log in to follow' })).toHaveAttribute('href', '/login');
});

test('the button promises the first word of an artist without works', () => {
  renderApp(page(false));
  expect(screen.getByText('Follow to hear about the next piece first.')).toBeVisible();
});

test('a customer follows with the account, without the form', () => {
  stubApi({ 'GET /following/artists': { artists: [] } });
  renderApp(page(), '/', { session: customerSession() });
  expect(screen.getByRole('button', { name: 'Follow', pressed: false })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Hear about the next work' })).not.toBeInTheDocument();
});
