import { authPaths } from '@gallery/shared/contract/user';
import { sendJson } from '@gallery/shared/http';
import { useKeepRecovery } from '../session/recovery';

type Answer = { message: string };

/** Has a code sent to `email`, if it has an account, and begins its recovery anew. */
export function useAskForCode() {
  const keepRecovery = useKeepRecovery();
  return async (email: string): Promise<Answer> => {
    const answer = await sendJson<Answer>('POST', authPaths.forgotPassword, { email });
    keepRecovery({ email, askedAt: Date.now() });
    return answer;
  };
}
