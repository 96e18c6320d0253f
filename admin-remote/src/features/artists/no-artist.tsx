import { ButtonLink } from '@gallery/shared/ui/button';
import { Empty } from '@gallery/shared/ui/empty';
import { Panel } from '@gallery/shared/ui/panel';
import { artistListPath } from './office-artist-paths';

/** Stands where the address names no artist of the gallery. */
export function NoArtist() {
  return (
    <Panel>
      <Empty sentence="No artist here" small>
        <ButtonLink to={artistListPath}>Back to the artists</ButtonLink>
      </Empty>
    </Panel>
  );
}
