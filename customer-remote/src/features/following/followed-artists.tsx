import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type FollowedArtist, followingPaths } from '@gallery/shared/contract/following/following';
import { artistName } from '@gallery/shared/domain/names';
import { formatDay } from '@gallery/shared/domain/time';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { sendJson } from '@gallery/shared/http';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './following.module.css';

export function FollowedArtists({ artists }: { artists: FollowedArtist[] }) {
  const stop = useAction({
    mutationFn: (id: string) => sendJson<MessageAnswer>('DELETE', followingPaths.artist(id)),
    invalidates: followingQueries.all,
  });
  return (
    <section aria-labelledby="followed-artists">
      <h2 id="followed-artists" className={styles.title}>
        Artists
      </h2>
      {artists.length === 0 && <p className={styles.none}>Choose “Follow” on the page of an artist.</p>}
      <ul className={styles.rows}>
        {artists.map(({ artist, since }) => (
          <li key={artist._id} className={styles.row}>
            <div className={styles.words}>
              <Link className={styles.name} to={artistPath(artist.slug ?? artist._id)}>
                {artistName(artist)}
              </Link>
              <span className={styles.quiet}>Since {formatDay(since)}</span>
            </div>
            <Button
              kind="quiet"
              busy={stop.isPending && stop.variables === artist._id}
              onClick={() => stop.mutate(artist._id)}
            >
              Stop following
              <VisuallyHidden> {artistName(artist)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
