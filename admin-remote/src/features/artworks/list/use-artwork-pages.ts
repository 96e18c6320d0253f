import { useLocation, useSearchParams } from '@gallery/shared/router';
import { type ArtworkListQuery, artworksPerPage } from '../artwork.queries';
import { useWorksQuery } from '../use-works-query';

/** The API returns only the next cursor, so the history entry keeps the earlier ones. '' is the first page. */
type PageHistory = { before?: string[] } | null;

export function useArtworkPages() {
  const [query] = useSearchParams();
  const visited = (useLocation().state as PageHistory)?.before;
  const cursor = query.get('cursor') ?? '';
  const before = cursor === '' ? [] : (visited ?? ['']);
  const { filter } = useWorksQuery();
  const asked: ArtworkListQuery = cursor ? { ...filter, cursor } : filter;

  function linkTo(at: string) {
    const next = new URLSearchParams(query);
    if (at) next.set('cursor', at);
    else next.delete('cursor');
    return `?${next}`;
  }

  return {
    asked,
    first: cursor !== '' && !visited ? null : before.length * artworksPerPage + 1,
    previous:
      before.length > 0 ? { to: linkTo(before.at(-1) ?? ''), state: { before: before.slice(0, -1) } } : null,
    next: (following: string) => ({ to: linkTo(following), state: { before: [...before, cursor] } }),
  };
}
