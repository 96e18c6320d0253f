import { useFormikContext } from 'formik';
import { LeaveGuard } from '../../ui/navigation/leave-guard';
import { useRestoredForm } from './restored-form';

/** `under` names what else is in progress and would be lost. A lost session loses nothing that was typed. */
export function UnsavedChanges({ under = '' }: { under?: string }) {
  const { dirty } = useFormikContext();
  const forget = useRestoredForm();
  return (
    <LeaveGuard
      active={dirty || under !== ''}
      question="Leave without saving?"
      message={[under, dirty && 'What you have changed is not saved.'].filter(Boolean).join(' ')}
      onLeave={forget}
    />
  );
}
