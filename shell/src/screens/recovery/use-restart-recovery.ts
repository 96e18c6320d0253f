import { useNotify } from '@gallery/shared/host';
import { useNavigate } from '@gallery/shared/router';

/** Leads whoever has not said which account it is about to where one does, with words. */
export function useRestartRecovery() {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    notify('Enter the email of your account first.', 'error');
    await navigate('/forgot-password');
  };
}
