import { authPaths, codeDigits, type TicketAnswer } from '@gallery/shared/contract/account/user';
import { verifyCodeSchema } from '@gallery/shared/contract/account/user-input.schema';
import { CodeField, Form, SubmitButton } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { type Recovery, useSetRecovery } from '../../session/recovery';
import styles from './code-form.module.css';
import { useRestartRecovery } from './resend-mail';

const codeSchema = verifyCodeSchema.pick(['code']);

export function CodeForm({ recovery }: { recovery: Recovery | null | undefined }) {
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
