import { renderApp } from '@gallery/shared/testing/render-app';
import { listed, sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { LandingScreen } from './landing-screen';

const rain = listed(sampleArtwork({ name_of_artwork: 'Rain' }));
const comb = listed(sampleArtwork({ _id: '00000000-0000-4000-8000-000000000002', name_of_artwork: 'Comb' }));
const choice = { _id: 'c1', artwork: rain, starts_at: '2026-11-20T12:00:00.000Z', state: 'left out' };
const standing = { shown: comb, is_chosen: false, choices: [] };
const places = [
  { place: 'hero', shown: comb, is_chosen: false, choices: [choice] },
  { place: 'unveiled', ...standing },
  { place: 'auction', shown: null, is_chosen: false, choices: [] },
  { place: 'log-in', ...standing },
];
const saved = jest.fn((_query: object, _body: unknown) => ({ message: 'Choice saved.', _id: 'c2' }));
const removed = jest.fn(() => ({ message: 'Choice removed.' }));

function open(more: Parameters<typeof stubApi>[0] = {}) {
  stubApi({
    'GET /landing/choices': { places },
    'POST /landing/choices': saved,
    'DELETE /landing/choices/c1': removed,
    'GET /artwork': { artworks: [comb], next: null, total: 1, counts: {}, stream_position: 1 },
    ...more,
  });
  return renderApp(<LandingScreen />, '/admin/landing');
}

test('each place shows its choices, and why the site leaves one out', async () => {
  const { user } = open();
  const hero = within(await screen.findByRole('region', { name: 'Hero' }));
  expect(hero.getByText(/^Not shown, from /)).toBeVisible();
  expect(hero.getByText('The work left the catalogue, or its picture is too small.')).toBeVisible();
  await user.click(hero.getByRole('button', { name: 'Remove Rain from Hero' }));
  await waitFor(() => expect(removed).toHaveBeenCalledTimes(1));
});

test('a choice for the auction says at once that no lot has the work', async () => {
  const waiting = { ...choice, state: 'waiting', starts_at: '2099-12-01T09:00:00.000Z' };
  open({
    'GET /landing/choices': { places: [{ place: 'auction', ...standing, shown: null, choices: [waiting] }] },
  });
  const auction = within(await screen.findByRole('region', { name: 'Auction' }));
  expect(auction.getByText(/^Waits, from /)).toBeVisible();
  expect(auction.getByText('No lot has this work yet. Until one has it, the lots decide.')).toBeVisible();
});

test('a curator chooses a work for a day', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose a work: Art Un-veiled' }));
  await user.type(screen.getByLabelText('Work'), 'Com');
  await user.click(await screen.findByRole('option', { name: /Comb/ }));
  await user.type(screen.getByLabelText('From (optional)'), '2099-12-01T10:00');
  await user.click(screen.getByRole('button', { name: 'Show this work' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const sent = { place: 'unveiled', artwork_id: comb._id, starts_at: '2099-12-01T09:00:00.000Z' };
  expect(saved.mock.calls[0]?.[1]).toEqual(sent);
});

test('the form says what to choose instead of a small picture', async () => {
  const message = 'The hero needs a picture of at least 1,000 px on each side. Choose another work';
  const { user } = open({ 'POST /landing/choices': () => refused(422, message, { artwork_id: message }) });
  await user.click(await screen.findByRole('button', { name: 'Choose a work: Hero' }));
  await user.click(screen.getByRole('button', { name: 'Show this work' }));
  expect(await screen.findByText('Please choose a work')).toBeVisible();
  await user.type(screen.getByLabelText('Work'), 'Com');
  await user.click(await screen.findByRole('option', { name: /Comb/ }));
  await user.click(screen.getByRole('button', { name: 'Show this work' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('the preview shows the page at another time', async () => {
  const asked: unknown[] = [];
  const { user } = open({
    'GET /landing/choices': (query: object) => {
      asked.push(query);
      return { places };
    },
  });
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('The lots decide')).toBeVisible();
  await user.type(preview.getByLabelText('The page at'), '2099-12-01T10:00');
  await waitFor(() => expect(asked).toContainEqual({ at: '2099-12-01T09:00:00.000Z' }));
});
