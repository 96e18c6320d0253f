import {
  type ArtistRecord,
  type ArtistSavedAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import type { CreateArtistInput } from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import type { ReactNode } from 'react';
import { ConflictDialog, type ConflictLabels } from '../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../ui/conflict/use-versioned-save';
import { artistQueries } from './artist.queries';
import { ArtistForm, valuesOf } from './artist-form';

export function EditArtist({ artist, portrait }: { artist: ArtistRecord; portrait: ReactNode }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  const { save, conflict, settle } = useVersionedSave({
    name: 'artist',
    edited: artist,
    valuesOf: (record: ArtistRecord) => valuesOf(record),
    send: (input: CreateArtistInput, version) =>
      sendJson<ArtistSavedAnswer>('PUT', artistPaths.one(artist._id), { ...input, version }),
    onSaved({ message }, form) {
      notify(message, 'success');
      for (const queryKey of artistQueries.dependents) void queryClient.invalidateQueries({ queryKey });
      form.markPristine();
    },
  });

  return (
    <ArtistForm
      label="Edit Artist"
      artist={artist}
      submitLabel="Update Artist"
      portrait={portrait}
      onSubmit={save}
    >
      {conflict && <ConflictDialog conflict={conflict} labels={labels} onResolve={settle} />}
    </ArtistForm>
  );
}

const labels: ConflictLabels = {
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  mobile: 'Phone number',
  artist_statement: 'Artist statement',
  artist_bio: 'Artist biography',
  exhibitions: 'Exhibitions',
  img_url: { label: 'Portrait', show: (url) => <img src={String(url)} alt="" /> },
  portrait_alt: 'Description of the portrait',
};
