import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';

/** Returns the address to which the customer answers in a conversation, or `undefined` if the gallery receives no mail here. */
export async function replyAddressOf(
  tx: Database,
  inboundAddress: string | undefined,
  conversationId: string,
): Promise<string | undefined> {
  if (!inboundAddress) return undefined;
  const [row] = await rowsOf<{ token: string }>(
    tx,
    sql`SELECT reply_token AS token FROM conversations WHERE id = ${conversationId}`,
  );
  const [name, domain] = inboundAddress.split('@');
  return row && `${name}+${row.token}@${domain}`;
}

/** Returns the tokens in the addresses of a mail's headers, in lower case. Mail programs change the case of addresses. */
export function replyTokensIn(headers: string, inboundAddress: string): string[] {
  const [name = '', domain = ''] = inboundAddress.toLowerCase().split('@').map(literally);
  const pattern = new RegExp(`(?<![\\w.+-])${name}\\+([0-9a-f]{32})@${domain}(?![\\w.-])`, 'g');
  return [...headers.toLowerCase().matchAll(pattern)].map(([, token = '']) => token);
}

function literally(text: string): string {
  return text.replace(/[.-]/g, '\\$&');
}
