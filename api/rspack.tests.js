import { nodeServer } from '../rspack.shared.js';

/** Processes that tests start; a bundle starts in half the time of its TypeScript. */
const programs = [
  'server/server',
  'cli/admin',
  'cli/backup',
  'cli/restore',
  'cli/verify-auction',
  'testing/processes/unhandled-rejection',
  'testing/processes/stoppable-api',
  'testing/processes/lock-holder',
];

export default nodeServer({
  name: 'api-tests',
  folder: 'api',
  entry: Object.fromEntries(programs.map((file) => [file.replaceAll('/', '-'), `./api/src/${file}.ts`])),
  optimization: { nodeEnv: false, minimize: false },
});
