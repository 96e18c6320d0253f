import {
  type OrderNote,
  orderNoteInputSchema,
} from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { Changes } from '../../../ui/access/changes';
import { NoteForm } from '../../../ui/notes/note-form';
import { NoteItem, NoteSignature, NotesPanel } from '../../../ui/notes/notes-panel';
import { addOrderNote, orderQueries } from '../order.queries';

export function OrderNotes({ id, notes }: { id: string; notes: OrderNote[] }) {
  const form = (
    <Changes ability="trade">
      <NoteForm
        schema={orderNoteInputSchema}
        initialValues={{ text: '' }}
        save={(input) => addOrderNote(id, input)}
        invalidates={orderQueries.record(id).queryKey}
      />
    </Changes>
  );
  return (
    <NotesPanel notes={notes} form={form}>
      {({ _id, text, by, at }) => (
        <NoteItem key={_id} text={text} signature={<NoteSignature by={by} at={at} />} />
      )}
    </NotesPanel>
  );
}
