import {
  type ArtworkRecord,
  type ArtworkSavedAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  type EditArtworkInput,
  editArtworkSchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { Form } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { adminArtworkQueries } from '../artwork.queries';
import { ArtworkFields } from './artwork-fields';
import { artworkLabels } from './artwork-labels';
import { ArtworkLayout } from './artwork-layout';
import { valuesOf } from './artwork-values';
import { FactFields } from './facts/fact-fields';
import { WorkState } from './work-state';

const priceLocks: Partial<Record<ArtworkRecord['availability'], string>> = {
  sold: 'The work is sold: its price stays.',
  in_auction: 'Locked until the lot has ended.',
};

type EditArtworkProps = {
  work: ArtworkRecord;
  picture: ReactNode;
  history: ReactNode;
};

export function EditArtwork({ work, picture, history }: EditArtworkProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  const { save, conflict, settle } = useVersionedSave({
    name: 'artwork',
    edited: work,
    valuesOf,
    send: (input: EditArtworkInput, version) =>
      sendJson<ArtworkSavedAnswer>('PUT', artworkPaths.one(work._id), { ...input, version }),
    onSaved({ message }, form) {
      notify(message, 'success');
      void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.all });
      void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.record(work._id).queryKey });
      form.markPristine();
    },
  });

  return (
    <Form schema={editArtworkSchema} initialValues={valuesOf(work)} onSubmit={save} aria-label="Edit Artwork">
      <ArtworkLayout
        fields={
          <>
            <WorkState of={work} />
            <ArtworkFields priceLock={priceLocks[work.availability]} />
            <FactFields />
          </>
        }
        submitLabel="Update Artwork"
        picture={picture}
        aside={history}
      />
      {conflict && <ConflictDialog conflict={conflict} labels={artworkLabels} onResolve={settle} />}
    </Form>
  );
}
