import {
  type ArtistRecord,
  type ArtistSavedAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import type { CreateArtistInput } from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { artistName } from '@gallery/shared/domain/names';
import type { FormActions } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { adminArtistsPath, editArtistPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { Link, useSearchParams } from '@gallery/shared/router';
import { type ReactNode, useState } from 'react';
import { artistQueries } from '../../features/artists/artist.queries';
import { ArtistForm } from '../../features/artists/artist-form';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';
import { SavedBanner } from '../../ui/page/saved-banner';

export function CreateArtistScreen() {
  return (
    <AdminPage title="Create Artist">
      <CreateArtist portrait={<PictureField label="Upload portrait" />} />
    </AdminPage>
  );
}

function CreateArtist({ portrait }: { portrait: ReactNode }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<ArtistRecord>();
  const [query] = useSearchParams();

  async function create(input: CreateArtistInput, form: FormActions) {
    const { message, artist } = await sendJson<ArtistSavedAnswer>('POST', artistPaths.create, input);
    notify(message, 'success');
    void queryClient.invalidateQueries({ queryKey: artistQueries.all });
    form.reset();
    setCreated(artist);
  }

  return (
    <>
      {created && (
        <SavedBanner message={`${artistName(created)} is one of the gallery’s artists now.`}>
          <Link to={editArtistPath(created._id)}>Edit {artistName(created)}</Link>
          <Link to={adminArtistsPath}>All Artistes</Link>
        </SavedBanner>
      )}
      <ArtistForm
        key={created?._id ?? 'first'}
        label="Create Artist"
        name={created ? '' : (query.get('name') ?? '')}
        submitLabel="Create Artist"
        portrait={portrait}
        onSubmit={create}
      />
    </>
  );
}
