import { screen, waitFor } from '@testing-library/react';
import { bar, dialog, openBulkEdit, preview } from '../../testing/open-bulk-edit';

test('more actions change framing and availability, and archive works', async () => {
  const { user, preview: asked } = openBulkEdit();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.selectOptions(more.getByLabelText('Change'), 'Framing');
  await user.selectOptions(more.getByLabelText('New value'), 'Not framed');
  const sent = { works: ['work-1'], artist_email: '', tag: '' };
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'framed', value: 'false' }),
  );
  await user.selectOptions(more.getByLabelText('Change'), 'Availability');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'availability', value: 'false' }),
  );
  await user.selectOptions(more.getByLabelText('New value'), 'Available again');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'availability', value: 'true' }),
  );
  await user.selectOptions(more.getByLabelText('Change'), 'Archive');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({}, { ...sent, field: 'archived', value: 'true' }),
  );
});

test('more actions add and remove a tag, and suggest the tags of works', async () => {
  const {
    user,
    preview: asked,
    commit,
  } = openBulkEdit({ '/collection/tags': { tags: ['Estate', 'Lagos'] } });
  asked.mockResolvedValue({ ...preview, field: 'tag_added', before: null, after: null });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.selectOptions(more.getByLabelText('Change'), 'Add a tag');
  const field = await more.findByRole('combobox', { name: 'Tag' });
  const offered = () =>
    [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
  await waitFor(() => expect(offered()).toEqual(['Estate', 'Lagos']));
  expect(more.getByText('Every change appears here before you confirm it.')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await user.type(field, 'Lagos');
  await user.type(more.getByLabelText('Reason'), 'New');
  await user.click(await more.findByRole('button', { name: 'Change 1 work' }));
  await waitFor(() =>
    expect(commit).toHaveBeenCalledWith({}, expect.objectContaining({ field: 'tag_added', tag: 'Lagos' })),
  );
});

test('the removal of a tag is previewed', async () => {
  const { user, preview: asked } = openBulkEdit();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Agwọlagwọ' }));
  await user.click(bar().getByRole('button', { name: 'More actions…' }));
  const more = dialog('Change 1 work?');
  await user.selectOptions(more.getByLabelText('Change'), 'Remove a tag');
  await user.type(more.getByLabelText('Tag'), 'Lagos');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      {},
      expect.objectContaining({ field: 'tag_removed', tag: 'Lagos' }),
    ),
  );
});
