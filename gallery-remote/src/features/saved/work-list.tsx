import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { widthAtHeight } from '@gallery/shared/ui/artwork/artwork-picture';
import { Availability, hasOwnPrice } from '@gallery/shared/ui/artwork/availability';
import type { ComponentProps, ComponentType } from 'react';
import type { ArtworkCard } from '../../ui/artwork-card';
import { ReferencePrice } from '../../ui/reference-price/reference-price';
import styles from './saved.module.css';

export type Card = ComponentType<Omit<ComponentProps<typeof ArtworkCard>, 'onIntent'>>;

export function WorkList({ works, Card }: { works: ListedArtwork[]; Card: Card }) {
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <li key={work._id} className={styles.item}>
          <Card work={work} sizes={`min(${widthAtHeight(displayHeight, work.picture)}px, calc(50vw - 2rem))`}>
            <span className={styles.state}>
              {hasOwnPrice(work) && <ReferencePrice amount={work.price} />}
              {work.edition && <span>{editionText(work.edition)}</span>}
              <Availability of={work} />
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Mirrors `--list-height`. */
const displayHeight = 304;
