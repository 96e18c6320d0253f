import { useNotify } from '@gallery/shared/host';
import { useNavigate } from '@gallery/shared/router';

export function useRestartRecovery() {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    notify('Enter the email of your account first.', 'error');
    await navigate('/forgot-password');
  };
}
