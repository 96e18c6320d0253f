import {
  type ArtistRecord,
  type ArtistSavedAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import type { CreateArtistInput } from '@gallery/shared/contract/catalogue/artists/artist-input.schema';
import { artistName } from '@gallery/shared/domain/names';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { adminArtistsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ReactNode } from 'react';
import { artistQueries } from '../../features/artists/artist.queries';
import { ArtistForm, valuesOf } from '../../features/artists/artist-form';
import { AdminPage } from '../../features/layout/admin-page';
import { SplitPanel } from '../../features/settlement/split-panel';
import { PictureField } from '../../features/uploads/picture-field';
import { ChangeHistory } from '../../ui/audit/change-history';
import { ConflictDialog, type ConflictLabels } from '../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../ui/conflict/use-versioned-save';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function EditArtistScreen() {
  const { id = '' } = useParams();
  const record = useQuery(artistQueries.one(id));
  return (
    <AdminPage title="Edit Artist">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <>
              <EditArtist key={id} artist={answer.artist} portrait={<Portrait of={answer.artist} />} />
              <SplitPanel of="artist" id={id} />
              <ArtistHistory id={id} />
            </>
          ) : (
            <UnknownRecord sentence="No artist here" back="Back to the artists" to={adminArtistsPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function Portrait({ of: artist }: { of: ArtistRecord }) {
  return (
    <PictureField alt={artist.portrait_alt || `Portrait of ${artistName(artist)}`} label="Upload portrait" />
  );
}

function ArtistHistory({ id }: { id: string }) {
  const { data } = useQuery(artistQueries.audit(id));
  return <ChangeHistory entries={data?.audit ?? []} />;
}

function EditArtist({ artist, portrait }: { artist: ArtistRecord; portrait: ReactNode }) {
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
