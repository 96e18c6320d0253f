import {
  type ArtworkRecord,
  type ArtworkRecordAnswer,
  type ArtworkSavedAnswer,
  artworkPaths,
  onRequestText,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  type EditArtworkInput,
  editArtworkSchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { Form, SelectField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { adminAuctionPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { adminArtworkQueries } from '../artwork.queries';
import { ArtworkFields } from './artwork-fields';
import { artworkLabels } from './artwork-labels';
import { ArtworkLayout } from './artwork-layout';
import { factValuesOf } from './facts/artwork-facts';
import { FactFields } from './facts/fact-fields';
import { TagsField } from './facts/folded-facts';
import styles from './work-state.module.css';

const priceLocks: Partial<Record<ArtworkRecord['availability'], string>> = {
  sold: 'The work is sold: its price stays.',
  in_auction: 'Locked until the lot has ended.',
};

type EditArtworkProps = {
  work: ArtworkRecord;
  picture: ReactNode;
  history: ReactNode;
  /** Follows the form. Calls `follow` when it has saved the work itself. */
  more: (follow: FollowVersion) => ReactNode;
};

export type FollowVersion = (from: number, to: number) => void;

export function EditArtwork({ work, picture, history, more }: EditArtworkProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  const { save, conflict, settle, follow } = useVersionedSave({
    name: 'artwork',
    edited: work,
    valuesOf,
    send: (input: EditArtworkInput, version) =>
      sendJson<ArtworkSavedAnswer>('PUT', artworkPaths.one(work._id), { ...input, version }),
    async onSaved({ message }, form) {
      form.markPristine();
      void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.all });
      // The pictures and entries below send the version that they show, so they follow before the user goes on.
      await queryClient.invalidateQueries({ queryKey: adminArtworkQueries.record(work._id).queryKey });
      notify(message, 'success');
    },
  });

  return (
    <>
      <Form
        schema={editArtworkSchema}
        initialValues={valuesOf(work)}
        onSubmit={save}
        aria-label="Edit Artwork"
      >
        <ArtworkLayout
          fields={
            <>
              <WorkState of={work} />
              <ArtworkFields priceLock={priceLocks[work.availability]} />
              <SaleFields />
              <h2 className={styles.heading}>Facts of the work</h2>
              <FactFields />
              <TagsField />
            </>
          }
          submitLabel="Update Artwork"
          picture={picture}
          aside={history}
        />
        {conflict && <ConflictDialog conflict={conflict} labels={artworkLabels} onResolve={settle} />}
      </Form>
      {more(follow)}
    </>
  );
}

function valuesOf(work: ArtworkRecordAnswer['artwork']) {
  return {
    img_url: work.img_url,
    name_of_artwork: work.name_of_artwork,
    artist_email: work.artist_email,
    type_of_artwork: work.type_of_artwork,
    price: work.price,
    price_on_request: String(work.price_on_request ?? false),
    open_to_offers: String(work.open_to_offers ?? false),
    description: work.description,
    ...factValuesOf(work),
    tags: work.tags ?? '',
  };
}

/** Shows the work's availability in the words of the back office's list, and nothing for a free work. */
function WorkState({ of }: { of: ArtworkRecord }) {
  if (of.availability === 'available') return null;
  return (
    <p className={styles.state}>
      <Availability of={of} />
      {of.lot && (
        <Link className="link" to={adminAuctionPath(of.lot.auction_id)}>
          The auction
        </Link>
      )}
    </p>
  );
}

const priceOptions = [
  { value: 'false', label: 'The amount' },
  { value: 'true', label: onRequestText },
];
const offerOptions = [
  { value: 'false', label: 'No offers' },
  { value: 'true', label: 'Collectors may offer' },
];

/** How the work is sold. Only an existing work has these choices. */
function SaleFields() {
  return (
    <>
      <SelectField
        name="price_on_request"
        label={artworkLabels.price_on_request.label}
        options={priceOptions}
        hint="While the price is on request, only staff see the amount."
      />
      <SelectField
        name="open_to_offers"
        label={artworkLabels.open_to_offers.label}
        options={offerOptions}
        hint="You answer offers under “Offers”."
      />
    </>
  );
}
