import { PreviewDialog } from '../preview/preview-dialog';
import type { ReleaseAction } from '../release-action';
import { AdvanceDialog } from './advance-dialog';
import { CanaryDialog } from './canary-dialog';
import { ChooseDialog } from './choose-dialog';
import { RollbackDialog } from './rollback-dialog';
import { UnpinDialog } from './unpin-dialog';

type ReleaseActionDialogProps = { action: ReleaseAction; onClose: () => void };

/** The dialog of the action that was asked for. */
export function ReleaseActionDialog({ action, onClose }: ReleaseActionDialogProps) {
  const { remote, digest } = action;
  switch (action.kind) {
    case 'rollback':
      return <RollbackDialog remote={remote} onClose={onClose} />;
    case 'canary':
      return <CanaryDialog remote={remote} onClose={onClose} />;
    case 'advance':
      return <AdvanceDialog remote={remote} onClose={onClose} />;
    case 'unpin':
      return <UnpinDialog remote={remote} onClose={onClose} />;
    case 'preview':
      return <PreviewDialog remotes={[remote]} onClose={onClose} />;
    default:
      return <ChooseDialog kind={action.kind} remote={remote} digest={digest} onClose={onClose} />;
  }
}
