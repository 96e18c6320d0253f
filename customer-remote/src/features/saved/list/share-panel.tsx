import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type ListLinkAnswer, type SavedList, savedPaths } from '@gallery/shared/contract/saved/saved';
import { formatDate, formatDateTime } from '@gallery/shared/domain/time';
import { useNotify, usePublicUrl } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { sharedListPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Button } from '@gallery/shared/ui/controls/button';
import { full, ring, StatusDot } from '@gallery/shared/ui/status-dot';
import styles from './list-panel.module.css';

const whatVisitorsSee =
  'Anyone with the link can see the list’s name, the works, their order and their availability. They never see your name, your notes or what you paid.';

export function SharePanel({ list }: { list: SavedList }) {
  const { link } = list;
  const share = useAction({
    mutationFn: () => sendJson<ListLinkAnswer>('POST', savedPaths.link(list._id)),
    invalidates: savedQueries.all,
  });
  return (
    <section className={styles.share} aria-label="Share this list">
      <div className={styles.say}>
        <StatusDot className={styles.dot} shape={link ? full : ring} />
        <div>
          <b>{link ? `Shared by link since ${formatDate(link.since)}` : 'Only you can see this list'}</b>
          <p className={styles.note}>{whatVisitorsSee}</p>
        </div>
      </div>
      {link ? (
        <ListLink listId={list._id} link={link} />
      ) : (
        <div>
          <Button busy={share.isPending} onClick={() => share.mutate()}>
            Create a link
          </Button>
        </div>
      )}
    </section>
  );
}

type ListLinkProps = { listId: string; link: NonNullable<SavedList['link']> };

function ListLink({ listId, link }: ListLinkProps) {
  const notify = useNotify();
  const address = usePublicUrl() + sharedListPath(link.token);
  const turnOff = useAction({
    mutationFn: () => sendJson<MessageAnswer>('DELETE', savedPaths.link(listId)),
    invalidates: savedQueries.all,
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify('Link copied', 'success');
    } catch {
      notify('The link could not be copied', 'error');
    }
  }

  return (
    <>
      <div className={styles.link}>
        <input
          className={styles.address}
          aria-label="Link"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={copy}>Copy link</Button>
      </div>
      <p className={styles.note}>
        {openedText(link)}{' '}
        <button
          type="button"
          className={styles.off}
          disabled={turnOff.isPending}
          onClick={() => turnOff.mutate()}
        >
          Turn off this link
        </button>
      </p>
    </>
  );
}

function openedText({ opened, opened_at }: ListLinkProps['link']): string {
  if (!opened || !opened_at) return 'Not opened yet.';
  const times = opened === 1 ? 'once' : `${opened} times, most recently`;
  return `Opened ${times} on ${formatDateTime(opened_at)}.`;
}
