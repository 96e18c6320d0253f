import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { EditionNumbers } from './edition-numbers';
import { MakeEdition } from './make-edition';
import styles from './work-edition.module.css';

/** Shows the numbers of the work's edition, or makes an edition of a free work. */
export function WorkEdition({ of: { artwork, numbers } }: { of: ArtworkRecordAnswer }) {
  const { edition, availability } = artwork;
  if (!edition && availability !== 'available') return null;
  return (
    <section className={styles.edition} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {edition ? `Edition: this is number ${editionNumberText(edition)}` : 'Edition'}
      </h2>
      {edition ? (
        <EditionNumbers numbers={numbers ?? []} shown={artwork._id} />
      ) : (
        <MakeEdition workId={artwork._id} />
      )}
    </section>
  );
}

const headingId = 'work-edition';
