import { ApiError } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditArtworkScreen } from './collection/edit-artwork-screen';

const opened = { ...sampleArtwork(), artist_email: 'ngozi.eze@example.com', picture_state: 'made' as const };

/** Opens version 1 of a work while another curator saves version 2. */
function openBehind(theirs: Partial<typeof opened>) {
  const known = { now: opened };
  const update = jest.fn(async (sent: { version: number }) => {
    if (sent.version === known.now.version) return { message: 'Artwork updated.', artwork: known.now };
    const answer = { message: 'Somebody else changed this meanwhile.', artwork: known.now };
    throw new ApiError(answer.message, 409, undefined, answer);
  });
  stubApi({
    '/artwork/work-1/record': () => ({ artwork: known.now, audit: [] }),
    '/artwork/work-1': (_query, sent) => update(sent as { version: number }),
  });
  const app = renderApp(
    <Routes>
      <Route path="/admin/edit-artwork/:id" element={<EditArtworkScreen />} />
    </Routes>,
    '/admin/edit-artwork/work-1',
  );
  const change = () => {
    known.now = { ...opened, ...theirs, version: 2 };
  };
  return { ...app, update, change };
}

const submit = () => screen.getByRole('button', { name: 'Update Artwork' });
const dialog = () => screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' });

async function retitle(user: ReturnType<typeof renderApp>['user'], title: string) {
  const name = await screen.findByLabelText('Artwork name');
  await user.clear(name);
  await user.type(name, title);
}

test('the dialog shows both versions of each field and saves the chosen ones', async () => {
  const { user, notify, update, change } = openBehind({ price: 2_000_000, name_of_artwork: 'Coil' });
  await retitle(user, 'Harmattan');
  change();
  await user.click(submit());
  const title = within(within(await dialog()).getByRole('group', { name: 'Artwork name' }));
  expect(title.getByRole('radio', { name: 'Yours Harmattan' })).toBeChecked();
  expect(title.getByRole('radio', { name: 'Theirs Coil' })).not.toBeChecked();
  const price = within(screen.getByRole('group', { name: 'Price' }));
  expect(price.getByRole('radio', { name: 'Theirs 2,000,000 naira' })).toBeChecked();
  await user.click(title.getByRole('radio', { name: 'Theirs Coil' }));
  await user.click(title.getByRole('radio', { name: 'Yours Harmattan' }));
  await user.click(screen.getByRole('button', { name: 'Save these' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Artwork updated.', 'success'));
  expect(update).toHaveBeenLastCalledWith(
    expect.objectContaining({ name_of_artwork: 'Harmattan', price: 2_000_000, version: 2 }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(notify).toHaveBeenCalledTimes(1);
});

test("'Back to the form' keeps the edit, and the next save conflicts again", async () => {
  const { user, update, change } = openBehind({ name_of_artwork: 'Coil' });
  await retitle(user, 'Harmattan');
  change();
  await user.click(submit());
  await user.click(within(await dialog()).getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByLabelText('Artwork name')).toHaveValue('Harmattan');
  await user.click(submit());
  expect(await dialog()).toBeVisible();
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1 }));
});

test('a background refresh keeps the version that the form opened', async () => {
  const { user, update, change } = openBehind({ name_of_artwork: 'Coil' });
  await retitle(user, 'Harmattan');
  change();
  fireEvent(window, new Event('offline'));
  fireEvent(window, new Event('online'));
  fireEvent(document, new Event('visibilitychange'));
  await user.click(submit());
  expect(await dialog()).toBeVisible();
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }));
});

test('a second save sends the version of the first', async () => {
  const { user, notify, update } = openBehind({});
  await retitle(user, 'Harmattan');
  update.mockImplementationOnce(async () => ({
    message: 'Artwork updated.',
    artwork: { ...opened, version: 2 },
  }));
  await user.click(submit());
  await waitFor(() => expect(notify).toHaveBeenCalled());
  await retitle(user, 'Dust');
  await user.click(submit());
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ version: 2 }));
});
