import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { readHistory } from '@gallery/shared/contract/catalogue/work-history';
import { Chapter } from '../chapter/chapter';
import { DatedList } from '../chapter/dated-list';

/** Shows provenance and exhibitions of a work, as far as the gallery knows them. */
export function WorkHistory({ work }: { work: Artwork | ListedArtwork }) {
  if (!('description' in work)) return null;
  return (
    <>
      <HistoryChapter title="Provenance" lines={work.provenance} />
      <HistoryChapter title="Exhibitions" lines={work.exhibitions} />
    </>
  );
}

function HistoryChapter({ title, lines }: { title: string; lines: string | null }) {
  if (!lines) return null;
  const entries = readHistory(lines).map(({ year, text }, position) => ({
    key: String(position),
    year,
    content: text,
  }));
  return (
    <Chapter title={title}>
      <DatedList entries={entries} />
    </Chapter>
  );
}
