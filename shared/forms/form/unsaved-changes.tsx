import { useFormikContext } from 'formik';
import { LeaveGuard } from '../../ui/navigation/leave-guard';

/** In a form: leaving it with changes asks. `under` says in words what is under way besides and would be lost, too. */
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
