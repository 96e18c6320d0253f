import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type ShownAnswer, savedPaths } from '@gallery/shared/contract/saved/saved';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from './show-to-gallery.module.css';

/** The gallery can advise a collector whose taste it knows, but only with consent. */
export function ShowToGallery({ userId }: { userId: string }) {
  const { data } = useQuery(shownQuery(userId));
  const change = useAction({
    mutationFn: (shown: boolean) => sendJson<MessageAnswer>('PUT', savedPaths.shown, { shown }),
    invalidates: savedQueries.all,
  });
  if (!data) return null;
  return (
    <section aria-labelledby="show-to-gallery" className={styles.consent}>
      <h2 id="show-to-gallery" className={styles.title}>
        {data.shown ? 'The gallery sees what you save' : 'Let the gallery see what you save'}
      </h2>
      <p className={styles.text}>
        Staff then know your taste and can advise you. They see the works, never your lists and notes.
      </p>
      <Button kind="secondary" busy={change.isPending} onClick={() => change.mutate(!data.shown)}>
        {data.shown ? 'Hide my saved works' : 'Show my saved works'}
      </Button>
    </section>
  );
}

/** Whether staff see the saved works. Returns `null` if the API is of the release before. */
const shownQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedQueries.all, userId, 'shown'],
    queryFn: ({ signal }) => getJsonOrNull<ShownAnswer>(savedPaths.shown, signal),
  });
