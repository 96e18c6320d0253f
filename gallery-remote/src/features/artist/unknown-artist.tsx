import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { NotFoundPage } from '../../ui/not-found-page';

export function UnknownArtist() {
  return (
    <NotFoundPage
      title="Artist not found"
      description="This artist is not in the gallery."
      message="There is no artist at this address. The address may be mistyped, or the artist may have left the gallery."
      link={{ to: artworksPath, label: 'See all artworks' }}
    />
  );
}
