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

/** The server starts them, under the names that they have beside the built server. */
const workers = {
  'picture-maker': './api/src/features/media/picture-maker.ts',
  'paper-maker': './api/src/features/papers/paper-maker.ts',
};

export default nodeServer({
  name: 'api-tests',
  folder: 'api',
  entry: Object.fromEntries([
    ...programs.map((file) => [file.replaceAll('/', '-'), `./api/src/${file}.ts`]),
    ...Object.entries(workers),
  ]),
  optimization: { nodeEnv: false, minimize: false },
});
