import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type Act, possibleActs, rollbackOf } from '../act';
import { type RemoteReleases, remoteTitle } from '../release-text';
import { MoreActs } from './more-acts';
import styles from './remote-acts.module.css';

type RemoteActsProps = { remote: RemoteReleases; onAct: (act: Act) => void };

export function RemoteActs({ remote, onAct }: RemoteActsProps) {
  const title = remoteTitle(remote.remote);
  const more = possibleActs(remote);
  return (
    <div className={styles.acts}>
      {rollbackOf(remote) && !remote.pin && (
        <Button kind="secondary" onClick={() => onAct({ kind: 'rollback', remote })}>
          Roll back…<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      {remote.pin && (
        <Button kind="secondary" onClick={() => onAct({ kind: 'unpin', remote })}>
          Unpin…<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      {more.length > 0 && (
        <MoreActs kinds={more} title={title} onChoose={(kind) => onAct({ kind, remote })} />
      )}
    </div>
  );
}
