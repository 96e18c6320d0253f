import type { OrderDesk } from './order-desk';

/** Does the same with each; one that fails is logged and does not keep the others waiting. */
export async function oneByOne<One>(
  { logger }: OrderDesk,
  all: readonly One[],
  does: (one: One) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    try {
      await does(one);
    } catch (error) {
      logger.error({ err: error, one }, 'an order or payment could not be handled');
    }
  }
}
