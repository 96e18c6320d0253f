import { NotFoundPage } from '../../../ui/not-found-page';

export function UnknownArtwork() {
  return (
    <NotFoundPage
      title="Artwork not found"
      description="This artwork is not in the gallery."
      message="There is no work at this address. It may have left the gallery, or the address may be mistyped."
      link={{ to: '/', label: 'See the gallery' }}
    />
  );
}
