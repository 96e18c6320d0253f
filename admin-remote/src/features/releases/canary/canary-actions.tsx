import { releaseTitle } from '@gallery/shared/releases/release';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { nextShare, type ReleaseAction } from '../release-action';
import type { RemoteReleases } from '../release-text';
import styles from './canary-actions.module.css';

type CanaryActionsProps = { remote: RemoteReleases; onAction: (action: ReleaseAction) => void };

export function CanaryActions({ remote, onAction }: CanaryActionsProps) {
  const { next, live } = remote;
  const share = nextShare(remote);
  if (!next) return null;
  const digest = next.digest;
  const title = <VisuallyHidden> {releaseTitle(next)}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      {share !== null && (
        <Button onClick={() => onAction({ kind: 'advance', remote })}>
          Show to {share} %…{title}
        </Button>
      )}
      <Button kind="secondary" onClick={() => onAction({ kind: 'promote', remote, digest })}>
        Promote to all…{title}
      </Button>
      <Button kind="secondary" onClick={() => onAction({ kind: 'pin', remote, digest: live?.digest })}>
        Pin…{title}
      </Button>
      {live && (
        <Button kind="danger" onClick={() => onAction({ kind: 'rollback', remote })}>
          Roll back…{title}
        </Button>
      )}
    </div>
  );
}
