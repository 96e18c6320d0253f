import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { roomLimits, type ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import {
  type ViewingRoomInput,
  viewingRoomInputSchema,
} from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { Form, type FormActions, TextAreaField, TextField, UnsavedChanges } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { editViewingRoomPath, viewingRoomsPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useState } from 'react';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { DateTimeField } from '../../ui/forms/date-time-field';
import { FormFooter } from '../../ui/forms/form-footer';
import { Panel, PanelBody } from '../../ui/page/panel';
import { saveRoom, viewingRoomQueries } from './viewing-room.queries';
import styles from './viewing-rooms.module.css';
import { WorkPicker } from './work-picker';

const facts = viewingRoomInputSchema.omit(['artworks']);

/** In milliseconds. */
const twoWeeks = 14 * 86_400_000;

export function RoomForm({ record }: { record?: ViewingRoomRecord }) {
  const [works, setWorks] = useState<readonly ListedArtwork[]>(record?.artworks ?? []);
  const [blank] = useState(() => valuesOf(record));
  const save = useSave(works, record?.room._id);
  return (
    <Form schema={facts} initialValues={blank} onSubmit={save} aria-label="Viewing room">
      <div className={styles.column}>
        <Panel>
          <PanelBody>
            <div className={styles.fields}>
              <TextField name="title" label="Title" />
              <TextField name="recipient" label="For (optional)" hint="The page names this person." />
              <TextAreaField name="note" label="Note (optional)" rows={5} wide />
              <DateTimeField name="closes_at" label="Open until" hint="By the clock in Lagos." />
              <CheckboxField
                name="show_prices"
                label="Show prices"
                hint="When off, each work says “Ask about it”. A price on request never shows."
              />
            </div>
          </PanelBody>
        </Panel>
        <WorkPicker works={works} onChange={setWorks} isFull={works.length >= roomLimits.works} />
        <FormFooter
          submitLabel={record ? 'Save room' : 'Create room and link'}
          cancelLabel="Back to the viewing rooms"
          cancelTo={viewingRoomsPath}
        />
      </div>
      <UnsavedChanges />
    </Form>
  );
}

function valuesOf(record: ViewingRoomRecord | undefined) {
  const {
    title = '',
    recipient = '',
    closes_at = new Date(Date.now() + twoWeeks).toISOString(),
  } = record?.room ?? {};
  return { title, recipient, note: record?.note ?? '', closes_at, show_prices: record?.show_prices ?? true };
}

function useSave(works: readonly ListedArtwork[], id?: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (input: Omit<ViewingRoomInput, 'artworks'>, { markPristine }: FormActions) => {
    const { message, room } = await saveRoom({ ...input, artworks: works.map(({ _id }) => _id) }, id);
    markPristine();
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: viewingRoomQueries.all });
    if (!id) void navigate(editViewingRoomPath(room._id));
  };
}
