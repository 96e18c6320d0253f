import { useNotify } from '@gallery/shared/host';
import { forgotPasswordPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';

export function useRestartRecovery() {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    notify('Enter the email of your account first.', 'error');
    await navigate(forgotPasswordPath);
  };
}
