import type { Artwork } from '@gallery/shared/contract/artwork';
import { Chapter } from './chapter';
import { Paragraphs } from './paragraphs';

/** What the gallery writes of the work. */
export function AboutArtwork({ work }: { work: Artwork }) {
  return (
    <Chapter title="About this artwork">
      <Paragraphs text={work.description} />
    </Chapter>
  );
}
