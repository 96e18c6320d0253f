import { nodeServer } from '../rspack.shared.js';

const programs = {
  server: 'server/server',
  admin: 'cli/admin',
  backup: 'cli/backup',
  restore: 'cli/restore',
  'verify-auction': 'cli/verify-auction',
};

export default nodeServer({
  name: 'api',
  folder: 'api',
  entry: Object.fromEntries(
    Object.entries(programs).map(([program, file]) => [program, `./api/src/${file}.ts`]),
  ),
});
