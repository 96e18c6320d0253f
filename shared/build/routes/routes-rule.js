import { createRequire } from 'node:module';
import path from 'node:path';

const loader = createRequire(import.meta.url).resolve('./select-route-keys.cjs');

/** A build rule that reduces the `routes.ts` in `folder` to what its reader (`browser`, `edge`, or `facts`) uses. */
export function routesRule(folder, reader) {
  const resource = path.join(folder, 'src/routes.ts');
  return { test: (file) => file === resource, enforce: 'pre', use: { loader, options: { reader } } };
}
