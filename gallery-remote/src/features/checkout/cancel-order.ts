import { type OrderMovedAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { sendJson } from '@gallery/shared/http';

/** Returns the API's message. */
export async function cancelOrder(id: string): Promise<string> {
  const { message } = await sendJson<OrderMovedAnswer>('POST', orderPaths.cancel(id), {});
  return message;
}
