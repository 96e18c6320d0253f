import type { Act } from '../act';
import { PreviewDialog } from '../preview/preview-dialog';
import { AdvanceDialog } from './advance-dialog';
import { CanaryDialog } from './canary-dialog';
import { ChooseDialog } from './choose-dialog';
import { RollbackDialog } from './rollback-dialog';
import { UnpinDialog } from './unpin-dialog';

/** The dialog of the act that was asked for. */
export function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const { remote, digest } = act;
  switch (act.kind) {
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
      return <ChooseDialog kind={act.kind} remote={remote} digest={digest} onClose={onClose} />;
  }
}
