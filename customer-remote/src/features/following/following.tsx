import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import {
  type FollowingAnswer,
  followingPaths,
  type NewsAnswer,
} from '@gallery/shared/contract/following/following';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { sendJson } from '@gallery/shared/http';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useEffect, useState } from 'react';
import { FollowedArtists } from './followed-artists';
import styles from './following.module.css';
import { NewWorks } from './new-works';
import { SavedSearches } from './saved-searches';

export function Following({ user }: { user: User }) {
  const following = useQuery(followingQueries.mine(user._id));
  return (
    <>
      <title>{`Following · ${brand.name}`}</title>
      <h1 className={styles.heading}>Following</h1>
      <Loaded of={following} skeleton={<LoadingArea className={styles.loading} />}>
        {(all) => <Followed user={user} all={all} />}
      </Loaded>
    </>
  );
}

function Followed({ user, all }: { user: User; all: FollowingAnswer }) {
  const { artists, searches, works, mails_stopped } = all;
  const unseen = useVisit(all.unseen);
  if (artists.length === 0 && searches.length === 0) {
    return (
      <Empty message="Follow an artist, or save a search of the artworks, and hear about new works first.">
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <NewWorks works={works} unseen={unseen} />
      <FollowedArtists artists={artists} />
      <SavedSearches searches={searches} />
      <AlertMails email={user.email} stopped={mails_stopped} />
    </>
  );
}

/** Ends the visit at the API, and keeps its count while the page is open. */
function useVisit(unseen: number): number {
  const [count] = useState(unseen);
  useEffect(() => {
    // A failure leaves the count for the next visit.
    sendJson<NewsAnswer>('POST', followingPaths.news).catch(() => undefined);
  }, []);
  return count;
}

function AlertMails({ email, stopped }: { email: string; stopped: boolean }) {
  const change = useAction({
    mutationFn: (stop: boolean) => sendJson<MessageAnswer>('POST', followingPaths.mails, { stop }),
    invalidates: followingQueries.all,
  });
  return (
    <section aria-labelledby="alert-mails">
      <h2 id="alert-mails" className={styles.title}>
        Emails
      </h2>
      <p className={styles.text}>
        {stopped
          ? 'You get no emails about new works.'
          : `When new works arrive, we email ${email}, at most once a day.`}
      </p>
      <Button kind="secondary" busy={change.isPending} onClick={() => change.mutate(!stopped)}>
        {stopped ? 'Email me about new works' : 'Stop these emails'}
      </Button>
    </section>
  );
}
