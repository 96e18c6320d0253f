import { test as base } from '../visit';
import { deploy, type Versions } from './deployment';

type Product = Awaited<ReturnType<typeof deploy>>;

/** Each test has its own product, with parts of the `versions` that it names. */
export const test = base.extend<{ versions: Versions; product: Product }>({
  gallery: async ({ settings: _ }, use) => use({ url: '', collection: new Set() }),
  versions: [{}, { option: true }],
  product: async ({ versions }, use) => {
    const product = await deploy(versions);
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});
