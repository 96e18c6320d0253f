import { Confirm } from '../controls/confirm';
import { useLeaveGuard } from './use-leave-guard';

type LeaveGuardProps = { active: boolean; question: string; message: string };

export function LeaveGuard({ active, question, message }: LeaveGuardProps) {
  const { asking, stay, leave } = useLeaveGuard(active);
  if (!asking) return null;
  return (
    <Confirm question={question} cancel="Stay" confirm="Leave" onCancel={stay} onConfirm={leave}>
      <p>{message}</p>
    </Confirm>
  );
}
