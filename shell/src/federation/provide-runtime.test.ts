import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import './provide-runtime';

const folder = path.dirname(createRequire(import.meta.url).resolve('@module-federation/runtime'));
const coreImport = /import \{([^}]+)\} from "@module-federation\/runtime-core"/;

it('provides every name that the runtime of a remote imports, but the loader for Node', () => {
  const imported = ['index.js', 'helpers.js'].flatMap((file) => {
    const [, names = ''] = readFileSync(path.join(folder, file), 'utf8').match(coreImport) ?? [];
    return names.split(',').map((name) => name.trim());
  });

  expect(Object.keys(globalThis._FEDERATION_RUNTIME_CORE ?? {}).sort()).toEqual(
    imported.filter((name) => name !== 'loadScriptNode').sort(),
  );
});
