import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Chapter } from '../chapter/chapter';
import { Paragraphs } from '../chapter/paragraphs';
import { TextSkeleton } from '../chapter/text-skeleton';

export function AboutArtwork({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <Chapter title="About this artwork">
      {'description' in work ? <Paragraphs text={work.description} /> : <TextSkeleton />}
    </Chapter>
  );
}
