import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { roomImage } from '../room-picture';
import { GalleryJsonLd } from './gallery-json-ld';

type GalleryMetaProps = { title: string; description: string; path: string };

export function GalleryMeta(page: GalleryMetaProps) {
  return (
    <>
      <PageMeta {...page} image={roomImage} />
      <GalleryJsonLd image={roomImage} />
    </>
  );
}
