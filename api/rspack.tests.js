import { nodeServer } from '../rspack.shared.js';

/** Processes that tests start; a bundle starts in half the time of its TypeScript. */
const programs = [
  'server/server',
  'cli/admin',
  'cli/backup',
  'cli/restore',
  'testing/crashing',
  'testing/fragile-api',
  'testing/lock-holder',
];

export default nodeServer({
  name: 'api-tests',
  folder: 'api',
  entry: Object.fromEntries(programs.map((file) => [file.replace('/', '-'), `./api/src/${file}.ts`])),
  optimization: { nodeEnv: false, minimize: false },
});
