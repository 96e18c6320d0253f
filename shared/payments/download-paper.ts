import { ApiError, currentToken } from '@gallery/shared/http';
import { certificatePaths } from '../contract/catalogue/certificates/certificate';
import { networkMessage } from '../contract/fields/answer';
import { type Order, type OrderPaper, orderPaths } from '../contract/orders/order';
import { orderAuthorization } from './guest-access';

/** Saves a paper of an order as a PDF. Rejects with the server's message, or the network message. */
export async function downloadPaper(order: Pick<Order, '_id'>, { kind, number }: OrderPaper): Promise<void> {
  const path = kind === 'certificate' ? certificatePaths.pdf(number) : orderPaths.paper(order._id, number);
  await downloadPdf(path, `${kind.replace(' ', '-')}-${number}.pdf`);
}

/** Saves the API's PDF with this file name. Rejects as `downloadPaper` does. */
export async function downloadPdf(path: string, fileName: string): Promise<void> {
  const headers = { authorization: orderAuthorization(path, currentToken()) ?? '' };
  const answer = await fetch(`/api${path}`, { headers }).catch(() => null);
  if (!answer?.ok) {
    const refusal = await answer?.json().catch(() => null);
    throw new ApiError(refusal?.message ?? networkMessage, answer?.status);
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser may not have begun to read the file yet.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
