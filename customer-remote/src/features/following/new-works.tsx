import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { type NewWork, newsDays } from '@gallery/shared/contract/following/following';
import { artistName } from '@gallery/shared/domain/names';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { full, StatusDot } from '@gallery/shared/ui/status-dot';
import styles from './following.module.css';

type NewWorksProps = { works: NewWork[]; unseen: number };

export function NewWorks({ works, unseen }: NewWorksProps) {
  return (
    <section aria-labelledby="new-works">
      <h2 id="new-works" className={styles.title}>
        New works
      </h2>
      {unseen > 0 && (
        <p className={styles.news}>
          <StatusDot shape={full} className={styles.dot} />
          {unseen} new since your last visit
        </p>
      )}
      {works.length === 0 ? (
        <p className={styles.none}>No new works in the last {newsDays} days.</p>
      ) : (
        <ul className={styles.works}>
          {works.map((work) => (
            <WorkItem key={work.artwork._id} {...work} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkItem({ artwork, reason }: NewWork) {
  return (
    <li className={styles.work}>
      <WorkPicture work={artwork} />
      <div className={styles.words}>
        <Link className={styles.name} to={artworkPath(artwork._id)}>
          {artwork.name_of_artwork}
        </Link>
        <span>{artistName(artwork.artist_id)}</span>
        <span className={styles.state}>
          {hasOwnPrice(artwork) && <Price amount={artwork.price} />}
          {artwork.edition && <span>{editionText(artwork.edition)}</span>}
          <Availability of={artwork} />
        </span>
        <span className={styles.quiet}>{reason}</span>
      </div>
    </li>
  );
}
