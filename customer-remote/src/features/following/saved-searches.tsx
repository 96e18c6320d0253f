import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { followingPaths, type SavedSearch } from '@gallery/shared/contract/following/following';
import { formatDay } from '@gallery/shared/domain/time';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { sendJson } from '@gallery/shared/http';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './following.module.css';

export function SavedSearches({ searches }: { searches: SavedSearch[] }) {
  const remove = useAction({
    mutationFn: (id: string) => sendJson<MessageAnswer>('DELETE', followingPaths.search(id)),
    invalidates: followingQueries.all,
  });
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={styles.title}>
        Saved searches
      </h2>
      {searches.length === 0 && (
        <p className={styles.none}>Filter the artworks, and choose “Save this search”.</p>
      )}
      <ul className={styles.rows}>
        {searches.map(({ _id, name, query, since }) => (
          <li key={_id} className={styles.row}>
            <div className={styles.words}>
              <Link className={styles.name} to={`${artworksPath}?${query}`}>
                {name}
              </Link>
              <span className={styles.quiet}>Since {formatDay(since)}</span>
            </div>
            <Button
              kind="quiet"
              busy={remove.isPending && remove.variables === _id}
              onClick={() => remove.mutate(_id)}
            >
              Delete
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
