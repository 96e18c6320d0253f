import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Chapter } from '../offer/chapter';
import { TextSkeleton } from '../offer/text-skeleton';
import { Paragraphs } from './paragraphs';

export function AboutArtwork({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <Chapter title="About this artwork">
      {'description' in work ? <Paragraphs text={work.description} /> : <TextSkeleton />}
    </Chapter>
  );
}
