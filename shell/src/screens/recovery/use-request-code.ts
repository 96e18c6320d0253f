import { authPaths, type CodeRequestAnswer } from '@gallery/shared/contract/account/user';
import { sendJson } from '@gallery/shared/http';
import { useSetRecovery } from '../../session/recovery';

export function useRequestCode() {
  const setRecovery = useSetRecovery();
  return async (email: string): Promise<CodeRequestAnswer> => {
    const answer = await sendJson<CodeRequestAnswer>('POST', authPaths.forgotPassword, { email });
    setRecovery({ email, askedAt: Date.now(), request: answer.request });
    return answer;
  };
}
