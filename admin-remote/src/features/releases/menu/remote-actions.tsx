import { remoteTitle } from '@gallery/shared/releases/release-title';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { possibleActions, type ReleaseAction, rollbackOf } from '../release-action';
import type { RemoteReleases } from '../release-text';
import { MoreActions } from './more-actions';
import styles from './remote-actions.module.css';

type RemoteActionsProps = { remote: RemoteReleases; onAction: (action: ReleaseAction) => void };

export function RemoteActions({ remote, onAction }: RemoteActionsProps) {
  const title = remoteTitle(remote.remote);
  const more = possibleActions(remote);
  return (
    <div className={styles.actions}>
      {rollbackOf(remote) && !remote.pin && (
        <Button kind="secondary" onClick={() => onAction({ kind: 'rollback', remote })}>
          Roll back…<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      {remote.pin && (
        <Button kind="secondary" onClick={() => onAction({ kind: 'unpin', remote })}>
          Unpin…<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      {more.length > 0 && (
        <MoreActions kinds={more} title={title} onChoose={(kind) => onAction({ kind, remote })} />
      )}
    </div>
  );
}
