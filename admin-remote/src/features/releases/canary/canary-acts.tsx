import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type Act, nextShare } from '../act';
import { type RemoteReleases, releaseTitle } from '../release-text';
import styles from './canary-acts.module.css';

type CanaryActsProps = { remote: RemoteReleases; onAct: (act: Act) => void };

export function CanaryActs({ remote, onAct }: CanaryActsProps) {
  const { next, live } = remote;
  const share = nextShare(remote);
  if (!next) return null;
  const digest = next.digest;
  const title = <VisuallyHidden> {releaseTitle(next)}</VisuallyHidden>;
  return (
    <div className={styles.acts}>
      {share !== null && (
        <Button onClick={() => onAct({ kind: 'advance', remote })}>
          Show to {share} %…{title}
        </Button>
      )}
      <Button kind="secondary" onClick={() => onAct({ kind: 'promote', remote, digest })}>
        Promote to all…{title}
      </Button>
      <Button kind="secondary" onClick={() => onAct({ kind: 'pin', remote, digest: live?.digest })}>
        Pin…{title}
      </Button>
      {live && (
        <Button kind="danger" onClick={() => onAct({ kind: 'rollback', remote })}>
          Roll back…{title}
        </Button>
      )}
    </div>
  );
}
