import { useFormikContext } from 'formik';
import { LeaveGuard } from '../../ui/navigation/leave-guard';

/** `under` names what else is in progress and would be lost. */
export function UnsavedChanges({ under = '' }: { under?: string }) {
  const { dirty } = useFormikContext();
  return (
    <LeaveGuard
      active={dirty || under !== ''}
      question="Leave without saving?"
      message={[under, dirty && 'What you have changed is not saved.'].filter(Boolean).join(' ')}
    />
  );
}
