import {
  type Artwork,
  type ArtworkSavedAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  type CreateArtworkInput,
  createArtworkSchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { Form, type FormActions } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { type ReactNode, useState } from 'react';
import { SavedBanner } from '../../../ui/page/saved-banner';
import { adminArtworkQueries } from '../artwork.queries';
import { ArtworkFields } from './artwork-fields';
import { ArtworkLayout } from './artwork-layout';

export function CreateArtwork({ picture }: { picture: ReactNode }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<Artwork>();

  async function create(input: CreateArtworkInput, form: FormActions) {
    const { message, artwork } = await sendJson<ArtworkSavedAnswer>('POST', artworkPaths.create, input);
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: adminArtworkQueries.all });
    form.reset();
    setCreated(artwork);
  }

  return (
    <>
      {created && (
        <SavedBanner message={`${created.name_of_artwork} is in the catalogue now.`}>
          <Link to={artworkPath(created._id)}>View the artwork</Link>
          <Link to={editArtworkPath(created._id)}>Add its facts</Link>
        </SavedBanner>
      )}
      <Form schema={createArtworkSchema} initialValues={empty} onSubmit={create} aria-label="Create Artwork">
        <ArtworkLayout fields={<ArtworkFields />} submitLabel="Create Artwork" picture={picture} />
      </Form>
    </>
  );
}

const empty = {
  img_url: '',
  name_of_artwork: '',
  artist_email: '',
  type_of_artwork: 'Painting',
  price: '',
  description: '',
};
