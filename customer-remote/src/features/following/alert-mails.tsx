import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { followingPaths } from '@gallery/shared/contract/following/following';
import { followingQueries } from '@gallery/shared/following/following.queries';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from './following.module.css';

export function AlertMails({ email, stopped }: { email: string; stopped: boolean }) {
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
