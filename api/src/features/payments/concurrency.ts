import type { PaymentContext } from './payment-context';

/** So many are done at once: a provider that takes its time keeps no more of the others waiting. */
const few = 5;

/**
 * Does the same with each, a few at a time; one that fails is logged and does not keep the others waiting. When all
 * of a few say 'unreachable', the payment provider cannot be reached and the rest waits for the next time.
 */
export async function fewAtATime<One>(
  { logger }: PaymentContext,
  all: readonly One[],
  does: (one: One) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < all.length; at += few) {
    const said = await Promise.all(all.slice(at, at + few).map(tried));
    if (said.every((one) => one === 'unreachable')) return;
  }

  async function tried(one: One): Promise<unknown> {
    try {
      return await does(one);
    } catch (error) {
      return logger.error({ err: error, one }, 'an order or payment could not be handled');
    }
  }
}
