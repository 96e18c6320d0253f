import { type ErrorAnswer, networkMessage, type RefusedForm } from '@gallery/shared/contract/fields/answer';
import type { PageForm } from '@gallery/shared/releases/release';
import type { ApiConnection } from '../../api/api-connection';

type Refusal = { status: number; retryAfter?: string } & Pick<RefusedForm, 'message' | 'errors'>;
export type FormOutcome = { sent: string } | { refused: Refusal };
type Sender = { api: ApiConnection };
type Filled = { form: PageForm; id: string; values: Record<string, string>; client: string };

const unreachable: FormOutcome = { refused: { status: 503, message: networkMessage, errors: {} } };

/** Sends a form to the API's own route under the client's address, so that the API's limits apply. */
export async function sendForm({ api }: Sender, { form, id, values, client }: Filled): Promise<FormOutcome> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
  const path = form.send.replace(/:\w+/, encodeURIComponent(id));
  try {
    const body = JSON.stringify(form.idField ? { ...values, [form.idField]: id } : values);
    const { statusCode, headers: sent, body: answer } = await api.post(`/api${path}`, headers, body);
    const json: unknown = await answer.json();
    if (statusCode < 300) return { sent: sentWord(form, json) };
    if (statusCode >= 500) return unreachable;
    const { message, errors = {} } = json as ErrorAnswer;
    return {
      refused: { status: statusCode, message, errors, retryAfter: sent['retry-after']?.toString() },
    };
  } catch {
    return unreachable;
  }
}

function sentWord({ sent }: PageForm, answer: unknown): string {
  if (typeof sent === 'string') return sent;
  const found = sent.answer.split('.').reduce<unknown>((value, key) => Object(value)[key], answer);
  return encodeURIComponent(String(found));
}
