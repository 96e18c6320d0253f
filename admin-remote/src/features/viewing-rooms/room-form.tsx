import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { roomLimits, type ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import {
  type ViewingRoomInput,
  viewingRoomInputSchema,
} from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import {
  Form,
  type FormActions,
  type FormSchema,
  type FormValues,
  TextAreaField,
  TextField,
  UnsavedChanges,
} from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { editViewingRoomPath, viewingRoomsPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useState } from 'react';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { DateTimeField } from '../../ui/forms/date-time-field';
import { FormFooter } from '../../ui/forms/form-footer';
import { Panel, PanelBody } from '../../ui/page/panel';
import { labelsIn, labelValues, withFieldNames } from './labels/label-fields';
import { saveRoom, viewingRoomQueries } from './viewing-room.queries';
import styles from './viewing-rooms.module.css';
import { idsIn, WorkPicker } from './work-picker';

/** The form keeps the ids of the works as one text, and each fact of a label under its own name. */
const schema: FormSchema<ViewingRoomInput> = {
  validateSync(values, options) {
    const { artworks = '', ...facts } = values as { artworks?: string };
    const ids = idsIn(artworks);
    const sent = { ...facts, artworks: ids, labels: labelsIn(values as FormValues, ids) };
    return withFieldNames(ids, () => viewingRoomInputSchema.validateSync(sent, options));
  },
};

/** In milliseconds. */
const twoWeeks = 14 * 86_400_000;

type RoomFormProps = {
  record?: ViewingRoomRecord;
  /** The works of a new room, and the person it is for. */
  works?: readonly ListedArtwork[];
  recipient?: string;
  /** Of the room that the form is based on. */
  version?: number;
  onSaved?: (version: number) => void;
};

export function RoomForm(props: RoomFormProps) {
  const { record, works = record?.artworks ?? [], recipient, version, onSaved } = props;
  const [blank] = useState(() => valuesOf(record, works, recipient));
  const save = useSave({ id: record?.room._id, version, onSaved });
  return (
    <Form schema={schema} initialValues={blank} onSubmit={save} aria-label="Viewing room">
      <div className={styles.column}>
        <Panel>
          <PanelBody>
            <div className={styles.fields}>
              <TextField name="title" label="Title" />
              <TextField name="recipient" label="For (optional)" hint="The page names this person." />
              <TextAreaField name="note" label="Note (optional)" rows={5} wide />
              <DateTimeField
                name="closes_at"
                label="Open until"
                hint={`By the clock in Lagos. The room is deleted ${roomLimits.daysAfterEnd} days after that.`}
              />
              <CheckboxField
                name="show_prices"
                label="Show prices"
                hint="When off, the room and its PDF show no prices, but the page of each work does. You can also hide single prices in the list. A price on request never shows."
              />
            </div>
          </PanelBody>
        </Panel>
        <WorkPicker given={works} />
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

function valuesOf(record: ViewingRoomRecord | undefined, works: readonly ListedArtwork[], person = '') {
  const {
    title = '',
    recipient = person,
    closes_at = new Date(Date.now() + twoWeeks).toISOString(),
  } = record?.room ?? {};
  const artworks = works.map(({ _id }) => _id).join();
  const { note = '', show_prices = true, labels = [] } = record ?? {};
  return { title, recipient, note, closes_at, show_prices, artworks, ...labelValues(labels) };
}

function useSave({ id, version, onSaved }: Pick<RoomFormProps, 'version' | 'onSaved'> & { id?: string }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reload = () => void queryClient.invalidateQueries({ queryKey: viewingRoomQueries.all });
  return async (input: ViewingRoomInput, { markPristine }: FormActions) => {
    const { message, room } = await saveRoom({ ...input, version }, id).catch((failure: unknown) => {
      reload();
      throw failure;
    });
    markPristine();
    notify(message, 'success');
    onSaved?.(room.version);
    reload();
    if (!id) void navigate(editViewingRoomPath(room._id));
  };
}
