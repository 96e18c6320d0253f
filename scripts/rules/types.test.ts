import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

test('each folder that a tsconfig includes exists', () => {
  const missing = [
    'shared',
    'shell',
    'gallery-remote',
    'customer-remote',
    'admin-remote',
    'api',
    'e2e',
    'bench',
  ].flatMap((folder) => {
    const { include } = JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8')) as {
      include: string[];
    };
    return include.filter((one) => !one.includes('*') && !existsSync(path.join(root, folder, one)));
  });
  expect(missing).toEqual([]);
});
