import { codeResendSeconds } from '@gallery/shared/contract/account/user';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { forgotPasswordPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useState } from 'react';
import type { Recovery } from '../../session/recovery';
import { useRequestCode } from './forgot-password-screen';
import styles from './resend-mail.module.css';

export function ResendMail({ recovery }: { recovery: Recovery | null | undefined }) {
  const secondsLeft = useSecondsLeft(recovery?.askedAt);
  const seconds = recovery === null ? 0 : secondsLeft;
  const requestCode = useRequestCode();
  const restart = useRestartRecovery();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function resend(email: string) {
    setBusy(true);
    try {
      notify((await requestCode(email)).message);
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
    setBusy(false);
  }

  return (
    <div className={styles.resend}>
      <Button
        kind="secondary"
        busy={busy}
        disabled={seconds > 0}
        onClick={() => (recovery ? resend(recovery.email) : restart())}
      >
        Resend mail
      </Button>
      {seconds > 0 && <span className={styles.timer}>in {seconds} s</span>}
    </div>
  );
}

function useSecondsLeft(askedAt: number | undefined): number {
  const [now, setNow] = useState<number>();
  const left = askedAt && now ? Math.ceil((askedAt - now) / 1000) + codeResendSeconds : codeResendSeconds;
  const waiting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!askedAt || !waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [askedAt, waiting]);
  return Math.min(Math.max(left, 0), codeResendSeconds);
}

export function useRestartRecovery() {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    notify('Enter the email of your account first.', 'error');
    await navigate(forgotPasswordPath);
  };
}
