import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import {
  type ListMadeAnswer,
  maxListName,
  type SavedList,
  savedPaths,
} from '@gallery/shared/contract/saved/saved';
import { type ListInput, listInputSchema } from '@gallery/shared/contract/saved/saved-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Dialog } from '@gallery/shared/ui/controls/dialog';

type ListNameDialogProps = {
  /** Without it, the dialog creates a list. */
  list?: SavedList;
  onSaved: (id: string) => void;
  onClose: () => void;
};

export function ListNameDialog({ list, onSaved, onClose }: ListNameDialogProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: ListInput) {
    const { message, id } = list ? await rename(list._id, input) : await create(input);
    await queryClient.invalidateQueries({ queryKey: savedQueries.all });
    notify(message, 'success');
    onSaved(id);
  }

  return (
    <Dialog title={list ? 'Rename the list' : 'Create a list'} onClose={onClose}>
      <Form
        schema={listInputSchema}
        initialValues={{ name: list?.name ?? '' }}
        onSubmit={save}
        aria-label={list ? 'Rename the list' : 'Create a list'}
      >
        <TextField name="name" label="Name" autoComplete="off" maxLength={maxListName} />
        <SubmitButton>{list ? 'Rename' : 'Create list'}</SubmitButton>
      </Form>
    </Dialog>
  );
}

async function create(input: ListInput) {
  const { message, list } = await sendJson<ListMadeAnswer>('POST', savedPaths.lists, input);
  return { message, id: list._id };
}

async function rename(id: string, input: ListInput) {
  const { message } = await sendJson<MessageAnswer>('PUT', savedPaths.list(id), input);
  return { message, id };
}
