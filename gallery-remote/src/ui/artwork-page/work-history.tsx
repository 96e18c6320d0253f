import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { EntryKind } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type { EntryPicture } from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { Chapter } from '../chapter/chapter';
import { DatedList } from '../chapter/dated-list';
import styles from './work-history.module.css';

export function WorkHistory({ work }: { work: Artwork | ListedArtwork }) {
  if (!('description' in work)) return null;
  return (
    <>
      <HistoryChapter title="Provenance" work={work} kind="provenance" />
      <HistoryChapter title="Exhibitions" work={work} kind="exhibition" />
      <HistoryChapter title="Condition reports" work={work} kind="condition" />
    </>
  );
}

type HistoryChapterProps = { title: string; work: Artwork; kind: EntryKind };

function HistoryChapter({ title, work, kind }: HistoryChapterProps) {
  const entries = (work.entries ?? [])
    .filter((entry) => entry.kind === kind)
    .map(({ _id, date, text, pictures }) => ({
      key: _id,
      year: date,
      content: (
        <>
          {text}
          <Pictures of={pictures} />
        </>
      ),
    }));
  if (entries.length === 0) return null;
  return (
    <Chapter title={title}>
      <DatedList entries={entries} />
    </Chapter>
  );
}

/** Each small picture links to the large one. */
function Pictures({ of }: { of: EntryPicture[] }) {
  return of.map((one, place) => (
    <a key={one._id} className={styles.picture} href={addressOf(one, -1)}>
      <img
        src={addressOf(one, 0)}
        alt={one.alt || `Picture ${place + 1}`}
        loading="lazy"
        width={96}
        height={96}
      />
    </a>
  ));
}

function addressOf({ picture, img_url }: EntryPicture, place: number): string {
  const width = picture?.widths.at(place);
  return picture && width ? pictureUrl(picture, width, 'webp') : img_url;
}
