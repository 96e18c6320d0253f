import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Chapter } from '../offer/chapter';
import { TextSkeleton } from '../offer/text-skeleton';
import { Paragraphs } from './paragraphs';

export function AboutArtwork({ work }: { work: ListedArtwork }) {
  return (
    <Chapter title="About this artwork">
      {work.description === undefined ? <TextSkeleton /> : <Paragraphs text={work.description} />}
    </Chapter>
  );
}
