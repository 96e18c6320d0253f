import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import type { WorkPicture } from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { TextField } from '@gallery/shared/forms';
import { renderApp } from '@gallery/shared/testing/render-app';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, waitFor, within } from '@testing-library/react';
import { MorePictures } from './more-pictures';

const picture = (number: number, given: Partial<WorkPicture> = {}): WorkPicture => ({
  _id: `picture-${number}`,
  kind: 'detail',
  alt: `Part ${number}`,
  img_url: `/v0/part-${number}.jpg`,
  picture: null,
  ...given,
});

function open(pictures: WorkPicture[]) {
  const work: ArtworkRecord = {
    ...sampleArtwork({ version: 7, pictures }),
    price: 1_850_000,
    artist_email: 'ngozi.eze@example.com',
    picture_state: 'made',
  };
  const answer = (message: string) => ({ message, artwork: { ...work, version: 8 } });
  const sent = jest.fn((_path: string, _input: unknown) => answer('Saved.'));
  const [all, one] = ['/artwork/work-1/pictures', '/artwork/work-1/pictures/picture-1'];
  stubApi({
    [all]: (_query, input) => sent(all, input),
    [one]: (_query, input) => sent(one, input),
  });
  const follow = jest.fn();
  const upload = <TextField name="img_url" label="Upload picture" />;
  return {
    ...renderApp(<MorePictures work={work} follow={follow} upload={upload} />),
    sent,
    follow,
    all,
    one,
  };
}

test('a curator adds a picture and says what it shows', async () => {
  const { user, sent, follow, notify, all } = open([]);
  await user.click(screen.getByRole('button', { name: 'Add picture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a picture' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Image is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Upload picture'), '/v0/back.jpg');
  await user.selectOptions(dialog.getByLabelText('Shows'), 'Back');
  await user.type(dialog.getByLabelText('Description'), 'The stretcher');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('Saved.', 'success'));
  const input = { img_url: '/v0/back.jpg', kind: 'back', alt: 'The stretcher', version: 7 };
  expect(sent).toHaveBeenCalledWith(all, input);
  expect(follow).toHaveBeenCalledWith(7, 8);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a curator changes the description of a picture and removes it', async () => {
  const { user, sent, one } = open([picture(1), picture(2, { kind: 'frame', alt: '' })]);
  expect(screen.getByRole('button', { name: 'Edit Frame' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Detail: Part 1' }));
  await user.clear(screen.getByLabelText('Description'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(one, { kind: 'detail', alt: '', version: 7 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove Detail: Part 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Detail: Part 1?' }));
  await user.click(dialog.getByRole('button', { name: 'remove' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(one, { version: 7 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add picture' })).toHaveFocus());
});

test('a work with eight more pictures takes no other', () => {
  open(Array.from({ length: 8 }, (_, number) => picture(number + 1)));
  expect(screen.getByRole('button', { name: 'Add picture' })).toBeDisabled();
  expect(screen.getByText('A work has at most 8 more pictures.')).toBeVisible();
});
