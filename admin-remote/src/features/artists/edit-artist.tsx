import { type ArtistKeptAnswer, type ArtistRecord, artistPaths } from '@gallery/shared/contract/artist';
import type { CreateArtistInput } from '@gallery/shared/contract/artist.schema';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { artistQueries } from './artist.queries';
import { ArtistForm } from './artist-form';

/** Changes what the gallery knows of an artist. */
export function EditArtist({ artist }: { artist: ArtistRecord }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function update(input: CreateArtistInput, form: { keep(): void }) {
    const { message } = await sendJson<ArtistKeptAnswer>('PUT', artistPaths.one(artist._id), {
      ...input,
      version: artist.version,
    });
    notify(message, 'success');
    for (const queryKey of artistQueries.touched) void queryClient.invalidateQueries({ queryKey });
    form.keep();
  }

  return <ArtistForm label="Edit Artist" artist={artist} submit="Update Artist" onSubmit={update} />;
}
