import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { ReactNode } from 'react';
import { ArtworkLayout } from '../../../ui/artwork-page/artwork-layout';
import { ArtworkPlate } from '../offer/artwork-plate';
import { Crumbs } from './crumbs';

type ArtworkDetailProps = {
  work: Artwork | ListedArtwork;
  tools?: ReactNode;
  purchase: ReactNode;
  auction: ReactNode;
};

export function ArtworkDetail({ work, tools, ...offer }: ArtworkDetailProps) {
  return (
    <ArtworkLayout work={work} crumbs={<Crumbs work={work} />} tools={tools}>
      <ArtworkPlate work={work} {...offer} />
    </ArtworkLayout>
  );
}
