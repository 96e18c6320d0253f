import { test as base, expect } from '../visit';
import { nextRelease } from './next-release';
import { type SignedProduct, startSignedProduct } from './signed-product';
import { inOtherWords, see, shownRelease } from './visitors';

/** The product belongs to this worker alone, so a test may change its releases. Version 2.1.0 follows 2.0.0. */
export const test = base.extend<object, { product: SignedProduct }>({
  product: [
    async ({ browserName: _ }, use) => {
      const product = await startSignedProduct();
      const { team, url } = product;
      await expect.poll(() => shownRelease(product)).toBe('2.0.0 live');
      const next = nextRelease('2.1.0', inOtherWords);
      await team.sign(next);
      product.upload(next);
      await expect.poll(async () => (await see(url, '')).release).toBe('new');
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});
