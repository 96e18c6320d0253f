import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import type { Picture } from '@gallery/shared/contract/catalogue/pictures/picture';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import type { ComponentProps, ComponentType } from 'react';
import type { ArtworkCard } from '../../ui/artwork-card';
import { ReferencePrice } from '../../ui/reference-price/reference-price';
import styles from './artwork-grid.module.css';

export type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

/** Works align at their bottoms, so that their labels begin on one line. */
export function ArtworkGrid({ works, Card }: { works: ListedArtwork[]; Card: Card }) {
  return (
    <ul className={styles.grid}>
      {works.map((work, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moved work gets a new card; an old one would shift the page
        <li key={`${position} ${work._id}`} id={idAt(position)} className={styles.item}>
          <Card work={work} sizes={sizesOf(work.picture)} priority={position < priorityCount}>
            <span className={styles.state}>
              {hasOwnPrice(work) && <ReferencePrice amount={work.price} />}
              <Availability of={work} />
            </span>
            {work.edition && <span className={styles.edition}>{editionText(work.edition)}</span>}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Paints the first rows as a whole, because works in a partial row hang higher. */
const firstViewCount = 6;
const idAt = (position: number) => (position === firstViewCount - 1 ? 'first-view' : undefined);

/** A phone shows this many works at first. The other pictures wait for the scripts. */
const priorityCount = 2;
const displayHeight = 304;

/** Half of a phone, a third of the page beside the filters, or the width at the greatest height. */
function sizesOf(picture: Picture | null): string {
  const tallest = `${widthAtHeight(displayHeight, picture)}px`;
  return `(min-width: 60rem) min(${tallest}, 17rem), min(${tallest}, calc(50vw - 1.75rem))`;
}
