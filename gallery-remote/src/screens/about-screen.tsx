import { brand } from '@gallery/shared/brand';
import { aboutPath } from '@gallery/shared/paths/gallery-paths';
import { FeaturedArt, Founder, Partnership } from '../features/about/about';
import { ArtworkLink } from '../features/artworks/artwork-link';
import { GalleryMeta } from '../features/landing/meta/gallery-meta';
import { RoomPicture } from '../features/landing/room-picture';
import styles from './screen.module.css';

export function AboutScreen() {
  return (
    <>
      <GalleryMeta
        title="About"
        description={`${brand.name} was founded by ${brand.founder.name}, ${brand.founder.role}.`}
        path={aboutPath}
      />
      <Founder>
        <RoomPicture className={styles.portrait} sizes="(min-width: 60rem) 80rem, 220vw" priority />
      </Founder>
      <Partnership />
      <FeaturedArt Card={ArtworkLink} />
    </>
  );
}
