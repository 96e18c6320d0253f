import { authPaths, type CodeRequestAnswer } from '@gallery/shared/contract/account/user';
import { sendJson } from '@gallery/shared/http';
import { useKeepRecovery } from '../../session/recovery';

/** Has a code sent to `email`, if it has an account, and begins its recovery anew. */
export function useAskForCode() {
  const keepRecovery = useKeepRecovery();
  return async (email: string): Promise<CodeRequestAnswer> => {
    const answer = await sendJson<CodeRequestAnswer>('POST', authPaths.forgotPassword, { email });
    keepRecovery({ email, askedAt: Date.now(), request: answer.request });
    return answer;
  };
}
