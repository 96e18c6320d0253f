import { ButtonLink } from '@gallery/shared/ui/button';
import { Empty } from '@gallery/shared/ui/empty';
import { Panel } from '@gallery/shared/ui/panel';
import { artworkListPath } from './office-artwork-paths';

/** Stands where the address names no work of the catalogue. */
export function UnknownArtwork() {
  return (
    <Panel>
      <Empty sentence="No artwork here" small>
        <ButtonLink to={artworkListPath}>Back to the artworks</ButtonLink>
      </Empty>
    </Panel>
  );
}
