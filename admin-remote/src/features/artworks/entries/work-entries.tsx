import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import { maxWorkEntries } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type {
  EntryPicture,
  WorkEntryRecord,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { useNotify } from '@gallery/shared/host';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { type ReactNode, useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { useConfirmedRemoval } from '../../../ui/page/use-confirmed-removal';
import { OrderedList } from '../../../ui/reorder/ordered-list';
import type { FollowVersion } from '../form/edit-artwork';
import { useSavePart } from '../use-save-part';
import { EntryDialog } from './entry-dialog';
import { EntryPictureDialog } from './entry-picture-dialog';
import { EntryRow, entryName } from './entry-row';
import styles from './work-entries.module.css';
import {
  addEntry,
  addEntryPicture,
  changeEntry,
  orderEntries,
  removeEntry,
  removeEntryPicture,
} from './work-entries.queries';

type WorkEntriesProps = {
  work: ArtworkRecord;
  follow: FollowVersion;
  upload: ReactNode;
};

type Opened = { entry?: WorkEntryRecord; picture?: true };
type Removed = { entry: WorkEntryRecord; picture?: EntryPicture };

/** Provenance, exhibitions, and condition of a work. Not for an API of the release before, which lacks them. */
export function WorkEntries({ work, follow, upload }: WorkEntriesProps) {
  const { entry_records: entries = [] } = work;
  const [opened, open] = useState<Opened | null>(null);
  const notify = useNotify();
  const save = useSavePart(work, follow);
  const order = useAction({ mutationFn: (ids: string[]) => save(orderEntries(work, ids)) });
  const remove = ({ entry, picture }: Removed) =>
    save(picture ? removeEntryPicture(work, entry, picture) : removeEntry(work, entry));
  const removal = useConfirmedRemoval(remove, undefined, `#${addId}`);
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  const isFull = entries.length >= maxWorkEntries;
  const close = () => open(null);
  const nameOf = (id: string) => {
    const entry = byId.get(id);
    return entry ? entryName(entry) : '';
  };

  async function submit(sent: Parameters<typeof save>[0]) {
    const { message } = await save(sent);
    notify(message, 'success');
    close();
  }

  return (
    <Panel
      heading="Provenance, exhibitions, and condition"
      tools={
        <Changes ability="catalogue">
          <Button id={addId} kind="secondary" disabled={isFull} onClick={() => open({})}>
            Add entry
          </Button>
        </Changes>
      }
    >
      <PanelBody>
        <p className={styles.hint}>
          {isFull
            ? `A work has at most ${maxWorkEntries} entries.`
            : 'The page of the work and its certificate follow this order. Only staff see internal entries.'}
        </p>
        <OrderedList
          ids={[...byId.keys()]}
          byId={byId}
          noun="entry"
          nameOf={nameOf}
          save={order.send}
          className={styles.entries}
        >
          {(entry) => (
            <EntryRow
              key={entry._id}
              entry={entry}
              onEdit={() => open({ entry })}
              onRemove={() => removal.request({ entry })}
              onAddPicture={() => open({ entry, picture: true })}
              onRemovePicture={(picture) => removal.request({ entry, picture })}
            />
          )}
        </OrderedList>
      </PanelBody>
      {opened && <OpenedDialog opened={opened} work={work} upload={upload} submit={submit} onClose={close} />}
      {removal.candidate && (
        <Confirm
          question={questionOf(removal.candidate)}
          confirm="remove"
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={() => removal.request(null)}
        />
      )}
    </Panel>
  );
}

const addId = 'add-entry';

type OpenedDialogProps = {
  opened: Opened;
  work: ArtworkRecord;
  upload: ReactNode;
  submit: (sent: ReturnType<typeof addEntry>) => Promise<void>;
  onClose: () => void;
};

function OpenedDialog({ opened: { entry, picture }, work, upload, submit, onClose }: OpenedDialogProps) {
  if (!entry)
    return (
      <EntryDialog
        title="Add an entry"
        submit="Add"
        onSubmit={(input) => submit(addEntry(work, input))}
        onClose={onClose}
      />
    );
  if (picture)
    return (
      <EntryPictureDialog
        entry={entryName(entry)}
        upload={upload}
        onSubmit={(input) => submit(addEntryPicture(work, entry, input))}
        onClose={onClose}
      />
    );
  return (
    <EntryDialog
      title={`Edit ${entryName(entry)}`}
      submit="Save"
      entry={entry}
      onSubmit={(input) => submit(changeEntry(work, entry, input))}
      onClose={onClose}
    />
  );
}

function questionOf({ entry, picture }: Removed): string {
  if (picture) return `Remove the picture of ${entryName(entry)}?`;
  return `Remove ${entryName(entry)}?`;
}
