import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { roomImage } from '../room-picture';
import { GalleryJsonLd } from './gallery-json-ld';

type GalleryMetaProps = { title: string; description: string; path: string };

/** What a page about the house as a whole tells machines; the room is its picture. */
export function GalleryMeta(page: GalleryMetaProps) {
  return (
    <>
      <PageMeta {...page} image={roomImage} />
      <GalleryJsonLd image={roomImage} />
    </>
  );
}
