import type { PaymentContext } from './payment-context';

const batchSize = 5;

/** Handles items in batches and logs errors. Stops after a batch in which no call reached the payment provider. */
export async function inBatches<Item>(
  { logger }: PaymentContext,
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    const outcomes = await Promise.all(items.slice(start, start + batchSize).map(attempt));
    if (outcomes.every((outcome) => outcome === 'unreachable')) return;
  }

  async function attempt(item: Item): Promise<unknown> {
    try {
      return await handle(item);
    } catch (error) {
      return logger.error({ err: error, one: item }, 'an order or payment could not be handled');
    }
  }
}
