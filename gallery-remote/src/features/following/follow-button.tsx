import type { User } from '@gallery/shared/contract/account/user';
import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { followingPaths } from '@gallery/shared/contract/following/following';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { artistName } from '@gallery/shared/format/artist-name';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { followingPath } from '@gallery/shared/paths/customer-paths';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { StatusDot, tick } from '@gallery/shared/ui/status-dot';
import styles from './follow-button.module.css';

/** Without an account it leads to the log-in and back. */
export function FollowButton({ artist }: { artist: Artist }) {
  const { user } = useSession();
  if (user) return <AccountButton user={user} artistId={artist._id} />;
  const previous = artistPath(artist.slug ?? artist._id);
  const notice = `Log in to follow ${artistName(artist)}.`;
  return (
    <div className={styles.follow}>
      <ButtonLink to={loginPath} state={{ previous, notice }}>
        Follow
      </ButtonLink>
      <p className={styles.note}>{promise}</p>
    </div>
  );
}

const promise = 'We will email you when a new work arrives, at most once a day.';

function AccountButton({ user, artistId }: { user: User; artistId: string }) {
  const { data: followed = [] } = useQuery(followingQueries.artists(user._id));
  const isFollowing = followed.includes(artistId);
  const change = useAction({
    mutationFn: (method: 'PUT' | 'DELETE') =>
      sendJson<MessageAnswer>(method, followingPaths.artist(artistId)),
    invalidates: followingQueries.all,
  });
  return (
    <div className={styles.follow}>
      <Button
        kind={isFollowing ? 'secondary' : 'primary'}
        aria-pressed={isFollowing}
        busy={change.isPending}
        onClick={() => change.mutate(isFollowing ? 'DELETE' : 'PUT')}
      >
        {isFollowing && <StatusDot shape={tick} className={styles.tick} />}
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
      <p className={styles.note}>
        {isFollowing ? (
          <>
            We will email {user.email}.{' '}
            <Link className="link" to={followingPath}>
              See everyone you follow
            </Link>
          </>
        ) : (
          promise
        )}
      </p>
    </div>
  );
}
