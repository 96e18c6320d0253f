import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { refused, stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { StagePanel } from '../../features/artworks/stage/stage-panel';

const moved = jest.fn((_query: object, _body: unknown) => ({ message: 'The work is in the catalogue.' }));
const workIn = (stage: ArtworkRecord['stage'], publish_at: string | null = null) =>
  ({ ...sampleArtwork(), stage, publish_at, artist_email: '', picture_state: 'made' }) as ArtworkRecord;

function open(work: ArtworkRecord, answer: Parameters<typeof stubApi>[0][string] = moved) {
  moved.mockClear();
  stubApi({ [`PUT /artwork/${work._id}/stage`]: answer });
  const { user, notify } = renderApp(<StagePanel work={work} />, '/admin/edit-artwork/work-1');
  return { user, notify, panel: within(screen.getByRole('region', { name: 'Publication' })) };
}

test('staff publish a draft, and can preview it before', async () => {
  const { user, panel } = open(workIn('draft'));
  expect(panel.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/art-page/work-1');
  await user.click(panel.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(moved).toHaveBeenCalled());
  expect(moved.mock.calls[0]?.[1]).toEqual({ from: 'draft', stage: 'published' });
});

test('staff move the day of a scheduled work', async () => {
  const { user, panel } = open(workIn('scheduled', '2099-12-01T09:00:00.000Z'));
  await user.click(panel.getByRole('button', { name: 'Change the date…' }));
  expect(panel.getByLabelText('Publish at')).toHaveValue('2099-12-01T10:00');
  await user.click(panel.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(moved).toHaveBeenCalled());
  const sent = { from: 'scheduled', stage: 'scheduled', publish_at: '2099-12-01T09:00:00.000Z' };
  expect(moved.mock.calls[0]?.[1]).toEqual(sent);
});

test('staff restore an archived work, and read why another one stays', async () => {
  const message = 'Somebody else changed this meanwhile: the work is published.';
  const { user, panel, notify } = open(workIn('archived'), () => refused(409, message));
  await user.click(panel.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(message, 'error'));
});

test('staff archive a published work after a question', async () => {
  const { user, panel } = open(workIn('published'));
  expect(panel.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/art-page/work-1');
  await user.click(panel.getByRole('button', { name: 'Archive…' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(moved).toHaveBeenCalled());
  expect(moved.mock.calls[0]?.[1]).toEqual({ from: 'published', stage: 'archived' });
});
