import { nodeServer } from '../rspack.shared.js';

const programs = {
  server: 'server/server',
  admin: 'cli/admin',
  backup: 'cli/backup',
  restore: 'cli/restore',
  'verify-auction': 'cli/verify-auction',
  'picture-maker': 'features/media/picture-maker',
  'paper-maker': 'features/papers/paper-maker',
};

export default nodeServer({
  name: 'api',
  folder: 'api',
  entry: Object.fromEntries(
    Object.entries(programs).map(([program, file]) => [program, `./api/src/${file}.ts`]),
  ),
});
