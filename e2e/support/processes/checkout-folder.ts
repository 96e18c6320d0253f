import { cpSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { temporaryFolder } from './product';

/** Creates a checkout with one app, `shared`, and the root's files. It links node_modules. */
export function checkoutWith(app: string): string {
  const checkout = temporaryFolder();
  const isFile = (name: string) => statSync(path.join(root, name)).isFile();
  const saved = [...readdirSync(root).filter(isFile), app, 'shared'];
  const isSource = (file: string) => !/\/(node_modules|dist)(\/|$)/.test(file.slice(root.length));
  for (const name of saved) {
    cpSync(path.join(root, name), path.join(checkout, name), { recursive: true, filter: isSource });
  }
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(checkout, 'node_modules/@gallery'), { recursive: true });
  for (const name of readdirSync(packages).filter((name) => name !== '@gallery')) {
    symlinkSync(path.join(packages, name), path.join(checkout, 'node_modules', name));
  }
  symlinkSync(path.join(checkout, 'shared'), path.join(checkout, 'node_modules/@gallery/shared'));
  return checkout;
}
