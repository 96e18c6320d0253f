import type { ArtworkRecord } from '@gallery/shared/contract/catalogue/artwork';
import {
  maxWorkPictures,
  pictureKindLabels,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import {
  describePictureSchema,
  newPictureSchema,
  type WorkPicture,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
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
import styles from './more-pictures.module.css';
import { PictureDialog } from './picture-dialog';
import { PictureRow } from './picture-row';
import { addPicture, describePicture, orderPictures, removePicture } from './work-pictures.queries';

type MorePicturesProps = {
  work: ArtworkRecord;
  follow: FollowVersion;
  upload: ReactNode;
};

export function MorePictures({ work, follow, upload }: MorePicturesProps) {
  const { pictures = [] } = work;
  const [edited, edit] = useState<WorkPicture | 'new' | null>(null);
  const notify = useNotify();
  const save = useSavePart(work, follow);
  const order = useAction({ mutationFn: (ids: string[]) => save(orderPictures(work, ids)) });
  const remove = (picture: WorkPicture) => save(removePicture(work, picture));
  const removal = useConfirmedRemoval(remove, undefined, `#${addId}`);
  const byId = new Map(pictures.map((picture) => [picture._id, picture]));
  const nameOf = (id: string) => namesOf(byId.get(id));
  const isFull = pictures.length >= maxWorkPictures;
  const close = () => edit(null);

  async function submit(sent: Parameters<typeof save>[0]) {
    const { message } = await save(sent);
    notify(message, 'success');
    close();
  }

  return (
    <Panel
      heading="More pictures"
      tools={
        <Changes ability="catalogue">
          <Button id={addId} kind="secondary" disabled={isFull} onClick={() => edit('new')}>
            Add picture
          </Button>
        </Changes>
      }
    >
      <PanelBody>
        <p className={styles.hint}>
          {isFull
            ? `A work has at most ${maxWorkPictures} more pictures.`
            : 'Visitors see them below the main picture.'}
        </p>
        <OrderedList
          ids={[...byId.keys()]}
          byId={byId}
          noun="picture"
          nameOf={nameOf}
          save={order.send}
          className={styles.pictures}
        >
          {(picture) => (
            <PictureRow
              key={picture._id}
              picture={picture}
              name={nameOf(picture._id)}
              onEdit={() => edit(picture)}
              onRemove={() => removal.request(picture)}
            />
          )}
        </OrderedList>
      </PanelBody>
      {edited === 'new' && (
        <PictureDialog
          title="Add a picture"
          submit="Add"
          schema={newPictureSchema}
          initialValues={{ img_url: '', kind: 'detail', alt: '' }}
          onSubmit={(input) => submit(addPicture(work, input))}
          onClose={close}
        >
          {upload}
        </PictureDialog>
      )}
      {edited && edited !== 'new' && (
        <PictureDialog
          title={`Edit ${namesOf(edited)}`}
          submit="Save"
          schema={describePictureSchema}
          initialValues={{ kind: edited.kind, alt: edited.alt }}
          onSubmit={(input) => submit(describePicture(work, edited, input))}
          onClose={close}
        />
      )}
      {removal.candidate && (
        <Confirm
          question={`Remove ${namesOf(removal.candidate)}?`}
          confirm="remove"
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={() => removal.request(null)}
        />
      )}
    </Panel>
  );
}

const addId = 'add-picture';

function namesOf(picture: WorkPicture | undefined): string {
  if (!picture) return '';
  const label = pictureKindLabels[picture.kind];
  return picture.alt === '' ? label : `${label}: ${picture.alt}`;
}
