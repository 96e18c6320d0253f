import { execFile } from 'node:child_process';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrationsFolder } from '../folders';
import { temporaryFolder } from '../testing/processes/temporary-folder';

const folder = temporaryFolder();
const drizzleKit = path.join(path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const api = path.resolve(migrationsFolder, '..');

test('the newest snapshot matches the schema: Drizzle generates no migration', async () => {
  const migrations = path.join(folder, 'migrations');
  await cp(migrationsFolder, migrations, { recursive: true });
  const schema = path.join(api, 'src/**/*.table.ts');
  const settings = { dialect: 'postgresql', schema, out: './migrations' };
  await writeFile(path.join(folder, 'drizzle.config.json'), JSON.stringify(settings));
  const text = [drizzleKit, 'generate', '--config', 'drizzle.config.json'];
  await promisify(execFile)(process.execPath, text, { cwd: folder });
  expect(await readdir(migrations)).toEqual(await readdir(migrationsFolder));
});
