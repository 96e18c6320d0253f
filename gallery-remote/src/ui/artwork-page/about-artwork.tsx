import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Chapter } from './chapter';
import { Paragraphs } from './paragraphs';
import { TextSkeleton } from './text-skeleton';

export function AboutArtwork({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <Chapter title="About this artwork">
      {'description' in work ? <Paragraphs text={work.description} /> : <TextSkeleton />}
    </Chapter>
  );
}
