import { Form } from '@gallery/shared/forms';
import { ApiError } from '@gallery/shared/http';
import { jpegFile, pngFile, textFile } from '@gallery/shared/testing/image-bytes';
import { renderApp } from '@gallery/shared/testing/render-app';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { storageAccess, stubStorage, task, uploadedTo, uploadTo } from '../../testing/stub-storage';
import { PictureField } from './picture-field';

let upload: ReturnType<typeof stubStorage>;

beforeEach(() => {
  jest.clearAllMocks();
  upload = stubStorage();
});

function openField(token: () => object = () => storageAccess) {
  stubApi({ '/storage/token': token });
  const { user } = renderApp(
    <Form<{ img_url: string }>
      initialValues={{ img_url: '' }}
      onSubmit={async () => undefined}
      aria-label="Work"
    >
      <PictureField />
    </Form>,
  );
  return { user, choose: (file: File) => fireEvent.change(input(), { target: { files: [file] } }) };
}

const input = () => screen.getByLabelText('Upload Artwork Image');
const bar = () => screen.queryByRole('progressbar');
const text = () => screen.getByRole('status');

async function progressed(sent: number, paused = false) {
  await waitFor(() => expect(uploadTo).toHaveBeenCalled());
  act(() => uploadTo.mock.calls.at(-1)?.[2]({ sent, paused }));
}

test('the field shows the progress, pauses, resumes, and fills img_url', async () => {
  const { user, choose } = openField();
  choose(pngFile({ bytes: 4 * 1024 * 1024 }));
  await progressed(1024 * 1024);
  expect(bar()).toHaveAttribute('value', '0.25');
  expect(screen.getByText('1.0 of 4.0 MB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(task.pause).toHaveBeenCalledTimes(1);
  await progressed(1024 * 1024, true);
  expect(text()).toHaveTextContent('Paused');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(task.resume).toHaveBeenCalledTimes(1);
  await act(async () => upload.finish());
  await waitFor(() => expect(text()).toHaveTextContent('Uploaded'));
  expect(screen.getByRole('form')).toHaveFormValues({ img_url: uploadedTo });
  expect(screen.getByRole('img', { name: 'Preview of work.png' })).toHaveAttribute('src', 'blob:work');
  expect(uploadTo.mock.calls[0]?.[1]).toMatchObject({
    name: expect.stringMatching(/^images\/[0-9a-f]{32}\.png$/),
    type: 'image/png',
  });
});

test("the field shows no share and no 'Pause' for a small picture", async () => {
  const { choose } = openField();
  choose(jpegFile());
  await progressed(0);
  expect(bar()).not.toHaveAttribute('value');
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('the field warns of a chosen picture with few pixels', async () => {
  const { choose } = openField();
  choose(jpegFile());
  const preview = await screen.findByRole('img', { name: /^Preview of/ });
  Object.defineProperties(preview, { naturalWidth: { value: 1600 }, naturalHeight: { value: 640 } });
  fireEvent.load(preview);
  expect(screen.getByText(/: 1600 × 640 px\. It can look blurred\./)).toBeVisible();
});

test('the field refuses a text named .png and sends nothing', async () => {
  const { choose } = openField();
  choose(textFile('work.png'));
  expect(await screen.findByText('Please select an Image file(png or jpeg)')).toBeVisible();
  expect(input()).toBeInvalid();
  expect(uploadTo).not.toHaveBeenCalled();
});

test('the field uploads a dropped file', async () => {
  openField();
  const box = screen.getByRole('group', { name: 'Image' });
  fireEvent.dragEnter(box);
  fireEvent.drop(box, { dataTransfer: { files: [pngFile()] } });
  await waitFor(() => expect(uploadTo).toHaveBeenCalledTimes(1));
});

test("'Cancel' removes the upload and its preview", async () => {
  const { user, choose } = openField();
  choose(pngFile());
  await progressed(100_000);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(task.cancel).toHaveBeenCalledTimes(1);
  expect(bar()).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the field gives the reason of a failure and tries again', async () => {
  const { user, choose } = openField();
  choose(pngFile());
  await progressed(100_000);
  await act(async () => upload.fail({ code: 'storage/unauthorized' }));
  expect(text()).toHaveTextContent('The storage does not accept this image.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(uploadTo).toHaveBeenCalledTimes(2));
});

test('the field shows the message of a refused token', async () => {
  const { choose } = openField(() => Promise.reject(new ApiError('Please log in again.', 401)));
  choose(pngFile());
  await waitFor(() => expect(text()).toHaveTextContent('Please log in again.'));
});

test('the field resumes when the connection returns', async () => {
  const { choose } = openField();
  choose(pngFile());
  await progressed(100_000);
  fireEvent(window, new Event('online'));
  expect(task.retryNow).toHaveBeenCalledTimes(1);
});
