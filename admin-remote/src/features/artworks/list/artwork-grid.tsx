import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { createArtworkPath } from '@gallery/shared/paths/admin-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { useNarrowed } from '../../../ui/filters/use-narrowed';
import { AdminArtworkCard } from './admin-artwork-card';
import styles from './artwork-grid.module.css';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import { ArtworkPager } from './artwork-pager';
import type { useArtworkPages } from './use-artwork-pages';
import { useRemoveArtwork } from './use-remove-artwork';

type ArtworkGridProps = {
  page: ArtworksAnswer;
  pages: ReturnType<typeof useArtworkPages>;
  outdated: boolean;
};

export function ArtworkGrid({ page, pages, outdated }: ArtworkGridProps) {
  const { artworks, total, next } = page;
  const { candidate, request, busy, confirm } = useRemoveArtwork(page, pages);
  const narrowed = useNarrowed(['q', 'type']);
  // The empty page answers the previous search; the new one is still loading.
  if (artworks.length === 0 && outdated) return <ArtworkGridSkeleton />;
  if (artworks.length === 0 && !pages.previous) {
    return narrowed ? <NothingFound {...narrowed} /> : <NoArtwork />;
  }
  return (
    <div className={styles.page} aria-busy={outdated || undefined}>
      {artworks.length === 0 && <Empty message="No artwork on this page" small />}
      <ul className={styles.grid}>
        {artworks.map((work) => (
          <AdminArtworkCard key={work._id} work={work} onRemove={() => request(work)} />
        ))}
      </ul>
      <ArtworkPager
        at={artworks[0]?._id ?? ''}
        first={pages.first}
        count={artworks.length}
        total={total}
        previous={pages.previous}
        next={next ? pages.next(next) : null}
      />
      {candidate && (
        <Confirm
          question="Do you want to delete this Artwork?"
          busy={busy}
          onConfirm={() => confirm()}
          onCancel={() => request(null)}
        >
          <p>{candidate.name_of_artwork} leaves the catalogue. Orders keep its picture.</p>
        </Confirm>
      )}
    </div>
  );
}

function NoArtwork() {
  return (
    <Empty message="No artwork here">
      <ButtonLink kind="secondary" to={createArtworkPath}>
        Create Artwork
      </ButtonLink>
    </Empty>
  );
}
