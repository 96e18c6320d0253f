import type { ListedArtwork } from '@gallery/shared/contract/artwork';
import { Chapter } from './chapter';
import { Paragraphs } from './paragraphs';
import { TextSkeleton } from './text-skeleton';

/** What the gallery writes of the work. */
export function AboutArtwork({ work }: { work: ListedArtwork }) {
  return (
    <Chapter title="About this artwork">
      {work.description === undefined ? <TextSkeleton /> : <Paragraphs text={work.description} />}
    </Chapter>
  );
}
