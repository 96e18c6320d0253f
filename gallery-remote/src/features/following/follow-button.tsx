import type { User } from '@gallery/shared/contract/account/user';
import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { followingPaths } from '@gallery/shared/contract/following/following';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { followingPath } from '@gallery/shared/paths/account-paths';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { StatusDot, tick } from '@gallery/shared/ui/status-dot';
import { VisitorButton } from './by-email/visitor-button';
import styles from './follow-button.module.css';

type FollowButtonProps = { artist: Artist; hasWorks: boolean };

/** Without an account it leads to the form that follows by email. */
export function FollowButton({ artist, hasWorks }: FollowButtonProps) {
  const { user } = useSession();
  const promise = hasWorks ? emailPromise : 'Follow to hear about the next piece first.';
  if (user) return <AccountButton user={user} artistId={artist._id} promise={promise} />;
  return <VisitorButton promise={promise} />;
}

const emailPromise = 'We will email you when a new work arrives, at most once a day.';

type AccountButtonProps = { user: User; artistId: string; promise: string };

function AccountButton({ user, artistId, promise }: AccountButtonProps) {
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
