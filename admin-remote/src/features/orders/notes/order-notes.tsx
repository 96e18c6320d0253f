import type { OrderNote } from '@gallery/shared/contract/orders/staff/staff-order';
import {
  type OrderNoteInput,
  orderNoteInputSchema,
} from '@gallery/shared/contract/orders/staff/staff-order-input.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { addOrderNote, orderQueries } from '../order.queries';
import styles from './order-notes.module.css';

export function OrderNotes({ id, notes }: { id: string; notes: OrderNote[] }) {
  return (
    <Panel heading="Notes" tools={<span className={styles.hint}>Staff only</span>}>
      <PanelBody>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map(({ _id, text, by, at }) => (
              <li key={_id} className={styles.note}>
                <p className={styles.text}>{text}</p>
                <p className={styles.hint}>
                  {by},{' '}
                  <time dateTime={at}>
                    {formatDay(at)}, {formatTime(at)}
                  </time>
                </p>
              </li>
            ))}
          </ul>
        )}
        <NoteForm id={id} />
      </PanelBody>
    </Panel>
  );
}

function NoteForm({ id }: { id: string }) {
  const [written, setWritten] = useState(0);
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: OrderNoteInput) {
    const { message } = await addOrderNote(id, input);
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: orderQueries.record(id).queryKey });
    setWritten(written + 1);
  }

  return (
    <Form
      key={written}
      aria-label="Write a note"
      schema={orderNoteInputSchema}
      initialValues={{ text: '' }}
      onSubmit={save}
    >
      <TextAreaField name="text" label="New note" rows={3} wide />
      <SubmitButton kind="secondary">Add note</SubmitButton>
    </Form>
  );
}
