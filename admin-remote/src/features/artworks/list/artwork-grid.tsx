import { artworkPaths, type ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { sendJson } from '@gallery/shared/http';
import { createArtworkPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { PageButton } from '../../../ui/access/access';
import { useNarrowed } from '../../../ui/filters/filters';
import { useConfirmedRemoval } from '../../../ui/page/use-confirmed-removal';
import { queryKeys } from '../../../ui/query-keys';
import { PagerBar } from '../../../ui/table/paging/pager-bar';
import { adminArtworkQueries, type CardsAnswer } from '../artwork.queries';
import { SelectionBar } from '../bulk/selection-bar';
import type { Selection } from '../bulk/use-selection';
import { useWorksQuery, worksFilters } from '../use-works-query';
import { AdminArtworkCard } from './admin-artwork-card';
import styles from './artwork-grid.module.css';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import type { useArtworkPages } from './use-artwork-pages';

type ArtworkGridProps = {
  page: CardsAnswer;
  pages: ReturnType<typeof useArtworkPages>;
  outdated: boolean;
  selection: Selection;
};

export function ArtworkGrid({ page, pages, outdated, selection }: ArtworkGridProps) {
  const { artworks, total, next } = page;
  const { candidate, request, busy, confirm } = useRemoveArtwork(page, pages);
  const { filter } = useWorksQuery();
  const narrowed = useNarrowed(worksFilters);
  // The empty page answers the previous search, and the new one is still loading.
  if (artworks.length === 0 && outdated) return <ArtworkGridSkeleton />;
  if (artworks.length === 0 && !pages.previous) {
    return narrowed ? <NothingFound {...narrowed} /> : <NoArtwork />;
  }
  return (
    <div className={styles.page} aria-busy={outdated || undefined}>
      {artworks.length === 0 && <Empty message="No artwork on this page" small />}
      <SelectionBar
        selection={selection}
        shown={artworks.map(({ _id }) => _id)}
        total={total}
        filter={filter}
      />
      <ul className={styles.grid}>
        {artworks.map((work) => (
          <AdminArtworkCard
            key={work._id}
            work={work}
            selected={selection.ids.has(work._id)}
            onSelect={() => selection.toggle(work._id)}
            onRemove={() => request(work)}
          />
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
      <PageButton kind="secondary" to={createArtworkPath}>
        Create Artwork
      </PageButton>
    </Empty>
  );
}

type PageLink = { to: string; state: object } | null;
type ArtworkPagerProps = {
  /** The id of the first work on the page. */
  at: string;
  /** The number of the first work on the page. `null` if the user opened the page by its address. */
  first: number | null;
  count: number;
  total: number;
  previous: PageLink;
  next: PageLink;
};

function ArtworkPager({ at, first, count, total, previous, next }: ArtworkPagerProps) {
  const navigate = useNavigate();
  const follow = (page: PageLink) => page && (() => void navigate(page.to, { state: page.state }));
  const range = first === null || count === 0 ? `${count}` : `${first} to ${first + count - 1}`;
  return (
    <PagerBar
      pageKey={at}
      back={first === null ? 'First page' : undefined}
      onBack={follow(previous)}
      onNext={follow(next)}
    >
      {range} of {total.toLocaleString('en-US')}
    </PagerBar>
  );
}

/** Removes the card without a refetch. An empty page then shows the previous page, or the works that follow. */
function useRemoveArtwork(
  page: CardsAnswer,
  { previous }: Pick<ReturnType<typeof useArtworkPages>, 'previous'>,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function removeFromLists(id: string) {
    const queryKey = adminArtworkQueries.all;
    if (page.artworks.length > 1 || page.total === 1) {
      queryClient.setQueriesData<CardsAnswer>({ queryKey }, (list) => list && without(list, id));
      return;
    }
    if (previous) void navigate(previous.to, { replace: true, state: previous.state });
    await queryClient.invalidateQueries({ queryKey });
  }

  return useConfirmedRemoval(async ({ _id }: ListedArtwork) => {
    // The specification sends the work's id as `artist_id`.
    const body = { artist_id: _id };
    const answer = await sendJson<{ message: string }>('DELETE', artworkPaths.remove, body);
    await removeFromLists(_id);
    void queryClient.invalidateQueries({ queryKey: queryKeys.worksList });
    return answer;
  });
}

function without(list: CardsAnswer, id: string): CardsAnswer {
  const artworks = list.artworks.filter(({ _id }) => _id !== id);
  return { ...list, artworks, total: list.total - (list.artworks.length - artworks.length) };
}
