import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { Changes } from '../../../ui/access/changes';
import { Panel, PanelBody } from '../../../ui/page/panel';
import type { FollowVersion } from '../form/edit-artwork';
import { EditionNumbers } from './edition-numbers';
import { MakeEdition } from './make-edition';

type WorkEditionProps = { of: ArtworkRecordAnswer; follow: FollowVersion };

export function WorkEdition({ of: { artwork, numbers }, follow }: WorkEditionProps) {
  const { edition, availability } = artwork;
  if (!edition && availability !== 'available') return null;
  return (
    <Panel heading={edition ? `Edition: this is number ${editionNumberText(edition)}` : 'Edition'}>
      <PanelBody>
        {edition ? (
          <EditionNumbers numbers={numbers ?? []} shown={artwork._id} />
        ) : (
          <Changes ability="catalogue">
            <MakeEdition of={artwork} follow={follow} />
          </Changes>
        )}
      </PanelBody>
    </Panel>
  );
}
