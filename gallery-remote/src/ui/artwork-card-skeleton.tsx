import styles from './artwork-card-skeleton.module.css';

export function ArtworkCardSkeleton({ shape }: { shape: 'wide' | 'tall' }) {
  return (
    <div className={`${styles.card} ${styles[shape]}`} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.title} />
      <div className={styles.artist} />
    </div>
  );
}
