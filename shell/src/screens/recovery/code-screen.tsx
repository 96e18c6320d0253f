import { authPaths, codeDigits, type TicketAnswer } from '@gallery/shared/contract/account/user';
import { verifyCodeSchema } from '@gallery/shared/contract/account/user-input.schema';
import { CodeField, Form, SubmitButton } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { forgotPasswordPath, resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { type Recovery, useRecovery, useSetRecovery } from '../../session/recovery';
import { AccountPage } from '../account/account-page';
import { AlternativeLink } from '../account/alternative-link';
import styles from './code-screen.module.css';
import { ResendMail, useRestartRecovery } from './resend-mail';

const lead =
  'If there is an account with this email, a code of 4\u00a0digits is on its way to it. It is good for 10\u00a0minutes.';

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
