import {
  type ArtistRecord,
  type ArtistRecordsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import { countOf } from '@gallery/shared/domain/count-of';
import { artistName } from '@gallery/shared/domain/names';
import { sendJson } from '@gallery/shared/http';
import { createArtistPath, editArtistPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { PageButton } from '../../ui/access/access';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import type { Column } from '../../ui/table/column';
import { RowButton, RowLink } from '../../ui/table/row-action';
import { TablePanel } from '../../ui/table/table-panel';
import { artistQueries } from './artist.queries';

type ArtistTableProps = {
  of: {
    data: ArtistRecordsAnswer | undefined;
    error: Error | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
};

export function ArtistTable({ of }: ArtistTableProps) {
  const { candidate, request, busy, confirm } = useDeleteArtist();
  return (
    <>
      <TablePanel
        of={of}
        rows={({ artists }) => artists}
        columns={columnsWith(request)}
        caption="Artists"
        empty="No artist here"
        filters={['q']}
        emptyAction={
          <PageButton kind="secondary" to={createArtistPath}>
            Create Artist
          </PageButton>
        }
      />
      {candidate && (
        <Confirm
          question="Do you want to delete this Artist?"
          busy={busy}
          onConfirm={() => confirm()}
          onCancel={() => request(null)}
        >
          <LosesName artist={candidate} />
        </Confirm>
      )}
    </>
  );
}

/** Leaves out the number until the API has answered it. */
function LosesName({ artist }: { artist: ArtistRecord }) {
  const { data } = useQuery(artistQueries.works(artist._id));
  const name = artistName(artist);
  if (data === undefined) return <p>{name}: the works stay and are shown by No Name.</p>;
  const { works, archived } = data;
  if (works === 0) return <p>No work names {name}.</p>;
  return (
    <p>
      {countOf(works, 'work loses', 'works lose')} the name {name}
      {archived > 0 && archivedText(works, archived)}. {works === 1 ? 'It stays and is' : 'They stay and are'}{' '}
      shown by No Name.
    </p>
  );
}

function archivedText(works: number, archived: number): string {
  return works === archived ? ' in the archive' : `, ${archived} of them in the archive`;
}

function columnsWith(onDelete: (artist: ArtistRecord) => void): Column<ArtistRecord>[] {
  return [
    { header: 'Name', long: true, cell: artistName, place: 'first' },
    {
      header: 'Email address',
      long: true,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
      place: 'second',
    },
    { header: 'Phone number', cell: ({ mobile }) => <PhoneNumber>{mobile}</PhoneNumber>, place: 'foot' },
    {
      header: 'view',
      place: 'first-end',
      cell: (artist) => (
        <RowLink to={editArtistPath(artist._id)} aria-label={`Edit ${artistName(artist)}`}>
          Edit
        </RowLink>
      ),
    },
    {
      header: 'actions',
      place: 'foot-end',
      cell: (artist) => (
        <RowButton isRemoval aria-label={`Delete ${artistName(artist)}`} onClick={() => onDelete(artist)}>
          Delete
        </RowButton>
      ),
    },
  ];
}

function useDeleteArtist() {
  return useConfirmedRemoval(
    ({ _id }: ArtistRecord) =>
      sendJson<{ message: string }>('DELETE', artistPaths.remove, { artist_id: _id }),
    artistQueries.dependents,
  );
}
