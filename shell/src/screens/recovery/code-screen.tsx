import {
  authPaths,
  codeDigits,
  codeResendSeconds,
  type TicketAnswer,
} from '@gallery/shared/contract/account/user';
import { verifyCodeSchema } from '@gallery/shared/contract/account/user-input.schema';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { CodeField, Form, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { forgotPasswordPath, resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useEffect, useState } from 'react';
import { type Recovery, useRecovery, useSetRecovery } from '../../session/recovery';
import { AccountPage } from '../account/account-page';
import { AlternativeLink } from '../account/alternative-link';
import styles from './code-form.module.css';
import { useRequestCode } from './use-request-code';

const codeSchema = verifyCodeSchema.pick(['code']);

function CodeForm({ recovery }: { recovery: Recovery | null | undefined }) {
  const setRecovery = useSetRecovery();
  const navigate = useNavigate();
  const restart = useRestartRecovery();

  async function checkMail({ code }: { code: string }) {
    if (!recovery) return restart();
    const { email, request } = recovery;
    const { ticket } = await sendJson<TicketAnswer>('POST', authPaths.verifyCode, { email, code, request });
    setRecovery({ ...recovery, ticket });
    await navigate(resetPasswordPath);
  }

  return (
    <div className={styles.code}>
      {/* Keeps the line free for the address, which the edge does not know. */}
      <p className={styles.address}>{recovery?.email}</p>
      <Form aria-label="Code" schema={codeSchema} initialValues={{ code: '' }} onSubmit={checkMail}>
        <CodeField name="code" label="Code" digits={codeDigits} />
        <SubmitButton wide>Check mail</SubmitButton>
      </Form>
    </div>
  );
}

const lead =
  'If there is an account with this email, a code of 4\u00a0digits is on its way to it. It is good for 15\u00a0minutes.';

/** Users can open the screen without a recovery. Actions that need an email then lead to its form. */
export function CodeScreen() {
  const recovery = useRecovery();
  return (
    <>
      <PageMeta title="Email Sent" description="Enter the code from the email." noindex />
      <AccountPage title="Email Sent" lead={lead}>
        <CodeForm recovery={recovery} />
        <ResendMail recovery={recovery} />
        <AlternativeLink text="Wrong address?" to={forgotPasswordPath} label="Enter another one" />
      </AccountPage>
    </>
  );
}

function ResendMail({ recovery }: { recovery: Recovery | null | undefined }) {
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

function useRestartRecovery() {
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    notify('Enter the email of your account first.', 'error');
    await navigate(forgotPasswordPath);
  };
}
