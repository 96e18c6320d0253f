import { type ErrorAnswer, networkMessage } from '@gallery/shared/contract/fields/answer';
import type { RefusedForm, SentForm } from '@gallery/shared/contract/forms/sent-form';
import type { ApiConnection } from '../api/api-connection';
import type { PageForm } from './page-forms';

type Refusal = { status: number; retryAfter?: string } & Pick<RefusedForm, 'message' | 'errors'>;
export type FormOutcome = { sent: SentForm } | { refused: Refusal };
type Sender = { api: ApiConnection; isSilent: () => boolean };
type Filled = { form: PageForm; id: string; values: Record<string, string>; client: string };

const unreachable: FormOutcome = { refused: { status: 503, message: networkMessage, errors: {} } };

/** Hands a form on to the API's own route, under the client's address, so that its limits hold. */
export async function sendForm(
  { api, isSilent }: Sender,
  { form, id, values, client }: Filled,
): Promise<FormOutcome> {
  if (isSilent()) return unreachable;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  try {
    const body = JSON.stringify(form.body(values, id));
    const { statusCode, headers: sent, body: answer } = await api.post(`/api${form.path(id)}`, headers, body);
    const json: unknown = await answer.json();
    if (statusCode < 300) return { sent: form.sent(json) };
    if (statusCode >= 500) return unreachable;
    const { message, errors = {} } = json as ErrorAnswer;
    return {
      refused: { status: statusCode, message, errors, retryAfter: sent['retry-after']?.toString() },
    };
  } catch {
    return unreachable;
  }
}
