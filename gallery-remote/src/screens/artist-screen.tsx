import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ArtistPage } from '../features/artist/artist-page';
import { ArtworkLink } from '../features/artworks/artwork-link';
import { ArtworkSkeleton } from '../features/artworks/page/artwork-skeleton';
import { AskToFollow } from '../features/following/by-email/ask';
import { FollowByEmail } from '../features/following/by-email/follow-by-email';
import { FollowButton } from '../features/following/follow-button';
import { artistQueries } from '../queries/artist.queries';
import { NotFoundPage } from '../ui/not-found-page';

export function ArtistScreen() {
  const { id = '' } = useParams();
  const artist = useQuery(artistQueries.one(id));
  const found = artist.data?._id;
  const works = useQuery({ ...artistQueries.works(found ?? ''), enabled: found !== undefined });
  return (
    <Loaded of={artist} skeleton={<ArtworkSkeleton />} wholePage>
      {(one) =>
        one ? (
          <AskToFollow key={one._id} artist={one}>
            <ArtistPage
              artist={one}
              works={works.data}
              Card={ArtworkLink}
              Follow={FollowButton}
              FollowByEmail={FollowByEmail}
            />
          </AskToFollow>
        ) : (
          <UnknownArtist />
        )
      }
    </Loaded>
  );
}

function UnknownArtist() {
  return (
    <NotFoundPage
      title="Artist not found"
      description="This artist is not in the gallery."
      message="There is no artist at this address. The address may be mistyped, or the artist may have left the gallery."
      link={{ to: artworksPath, label: 'See all artworks' }}
    />
  );
}
