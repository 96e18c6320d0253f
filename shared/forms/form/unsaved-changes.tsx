import { useFormikContext } from 'formik';
import { LeaveGuard } from '../../ui/navigation/leave-guard';

/** `under` says what else is under way and would be lost. */
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
