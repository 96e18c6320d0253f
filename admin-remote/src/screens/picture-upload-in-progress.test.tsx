import { pngFile } from '@gallery/shared/testing/image-bytes';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleEvent } from '@gallery/shared/testing/sample-event';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, screen, waitFor } from '@testing-library/react';
import { storageAccess, stubStorage, uploadedTo } from '../testing/stub-storage';
import { CreateArtworkScreen } from './collection/create-artwork-screen';
import { EditEventScreen } from './programme/edit-event-screen';

const stillUploaded = 'The image is still being uploaded.';
const create = jest.fn((_sent: unknown) => ({ message: 'Artwork created.', artwork: sampleArtwork() }));
const keepEvent = jest.fn((_sent: unknown) => ({ message: 'The event is created.', event: sampleEvent() }));

let upload: ReturnType<typeof stubStorage>;

beforeEach(() => {
  jest.clearAllMocks();
  upload = stubStorage();
  stubApi({
    '/storage/token': storageAccess,
    '/artwork/create': (_query, sent) => create(sent),
    '/event': (_query, sent) => keepEvent(sent),
  });
});

type User = ReturnType<typeof renderApp>['user'];

async function openWorkWithPicture() {
  const { user } = renderApp(<CreateArtworkScreen />, '/admin/create-artwork');
  await user.type(screen.getByLabelText('Artwork name'), 'Night Market');
  await user.type(screen.getByLabelText('Price'), '3200000');
  await user.type(screen.getByLabelText('Description'), 'Lanterns after the rain.');
  await user.type(screen.getByLabelText('Artist email'), 'ngozi.eze@example.com');
  await choose(user, 'first.png');
  await act(async () => upload.finish());
  expect(await screen.findByText('Uploaded')).toBeVisible();
  upload = stubStorage();
  return user;
}

async function choose(user: User, name: string, label = 'Upload Artwork Image') {
  await user.upload(screen.getByLabelText(label), pngFile({ name }));
  expect(await screen.findByRole('progressbar', { name: `Upload of ${name}` })).toBeVisible();
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Create Artwork' }));

test('the event form waits for its picture', async () => {
  const { user } = renderApp(<EditEventScreen />, '/admin/create-event');
  await user.type(screen.getByLabelText('Title'), 'First Light');
  await choose(user, 'first.png', 'Upload Event Image');
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  const field = screen.getByLabelText('Upload Event Image');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(stillUploaded)));
  expect(keepEvent).not.toHaveBeenCalled();
  await act(async () => upload.finish());
  await waitFor(() => expect(screen.queryByText(stillUploaded)).not.toBeInTheDocument());
  expect(screen.getByRole('form')).toHaveFormValues({ img_url: uploadedTo });
});

test('the form sends no work while a second picture uploads', async () => {
  const user = await openWorkWithPicture();
  await choose(user, 'second.png');
  await send(user);
  expect(await screen.findByText(stillUploaded)).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  expect(screen.queryByText(stillUploaded)).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Preview of second.png' })).not.toBeInTheDocument();
  await send(user);
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
});

test("the form sends no work after the second upload fails, until 'Cancel'", async () => {
  const user = await openWorkWithPicture();
  await choose(user, 'second.png');
  await act(async () => upload.fail({ code: 'storage/unauthorized' }));
  await send(user);
  expect(await screen.findByText('The image was not uploaded. Try again, or cancel it.')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await send(user);
  await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ img_url: uploadedTo })));
});
