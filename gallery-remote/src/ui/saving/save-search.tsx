import { followingPaths, type SearchSavedAnswer } from '@gallery/shared/contract/following/following';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { followingPath, loginPath } from '@gallery/shared/paths/account-paths';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';

/** Saves the filters of the catalogue. Without an account it leads to the log-in and back. */
export function SaveSearch({ query }: { query: string }) {
  const { user } = useSession();
  const [saved, setSaved] = useState<string>();
  const save = useAction({
    mutationFn: () => sendJson<SearchSavedAnswer>('POST', followingPaths.searches, { query }),
    invalidates: followingQueries.all,
    done: () => setSaved(query),
  });
  if (!user) {
    const notice = 'Log in to save your search.';
    return (
      <ButtonLink kind="quiet" to={loginPath} state={{ previous: `${artworksPath}?${query}`, notice }}>
        Save this search
      </ButtonLink>
    );
  }
  if (saved === query) {
    return (
      <Link className="link" to={followingPath}>
        See your saved searches
      </Link>
    );
  }
  return (
    <Button kind="quiet" busy={save.isPending} onClick={() => save.mutate()}>
      Save this search
    </Button>
  );
}
