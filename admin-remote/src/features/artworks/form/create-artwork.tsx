import {
  type Artwork,
  type ArtworkSavedAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  type CreateArtworkInput,
  createArtworkSchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { idempotencyHeader } from '@gallery/shared/contract/orders/order';
import { Form, type FormActions, SelectField, useFieldValue } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useRequestKey } from '@gallery/shared/query/use-request-key';
import { Link } from '@gallery/shared/router';
import { type ReactNode, useState } from 'react';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { SavedBanner } from '../../../ui/page/saved-banner';
import { adminArtworkQueries } from '../artwork.queries';
import { ArtworkFields } from './artwork-fields';
import { ArtworkLayout } from './artwork-layout';
import { mapFacts } from './facts/artwork-facts';
import { emptyHistory, FoldedFacts } from './facts/folded-facts';

export function CreateArtwork({ picture }: { picture: ReactNode }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<Created>();
  const { keyOf, answered } = useRequestKey();

  async function create(input: CreateArtworkInput, form: FormActions) {
    const headers = { [idempotencyHeader]: keyOf(input) };
    const { message, artwork } = await sendJson<ArtworkSavedAnswer>('POST', artworkPaths.create, input, {
      headers,
    });
    answered();
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.all });
    form.reset();
    setCreated({ artwork, stage: input.stage });
  }

  return (
    <>
      {created && (
        <SavedBanner message={`${created.artwork.name_of_artwork} ${outcomes[created.stage]}`}>
          <Link to={artworkPath(created.artwork._id)}>
            {created.stage === 'published' ? 'View the artwork' : 'Preview the artwork'}
          </Link>
          <Link to={editArtworkPath(created.artwork._id)}>Add its facts</Link>
        </SavedBanner>
      )}
      <Form schema={createArtworkSchema} initialValues={empty} onSubmit={create} aria-label="Create Artwork">
        <ArtworkLayout
          fields={
            <>
              <ArtworkFields />
              <FirstStage />
              <FoldedFacts />
            </>
          }
          submitLabel="Create Artwork"
          picture={picture}
        />
      </Form>
    </>
  );
}

type Created = { artwork: Artwork; stage: CreateArtworkInput['stage'] };

const outcomes: Record<Created['stage'], string> = {
  published: 'is in the catalogue now.',
  draft: 'is a draft now.',
  scheduled: 'is scheduled now.',
};

const empty = {
  img_url: '',
  name_of_artwork: '',
  artist_email: '',
  type_of_artwork: 'Painting',
  price: '',
  description: '',
  stage: 'published',
  publish_at: '',
  ...mapFacts(() => ''),
  ...emptyHistory,
  tags: '',
};

const options = [
  { value: 'published', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'scheduled', label: 'Publish on a date' },
];

function FirstStage() {
  const { value } = useFieldValue('stage');
  return (
    <>
      <SelectField
        name="stage"
        label="Publication"
        options={options}
        hint="Only staff see drafts and scheduled works."
      />
      {value === 'scheduled' && (
        <DateTimeField name="publish_at" label="Publish at" hint="By the clock in Lagos." />
      )}
    </>
  );
}
