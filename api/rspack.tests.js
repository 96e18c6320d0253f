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

/** Packages with files of their own beside their code, and those that OpenTelemetry changes as they load. */
const outside =
  /^(@aws-sdk|@electric-sql|@fastify\/swagger-ui|@node-rs|@opentelemetry|fontkit|pdfkit|pg|pino|sharp)(\/|$)/;

export default nodeServer({
  name: 'api-tests',
  folder: 'api',
  entry: Object.fromEntries([
    ...programs.map((file) => [file.replaceAll('/', '-'), `./api/src/${file}.ts`]),
    ...Object.entries(workers),
  ]),
  optimization: { nodeEnv: false, minimize: false },
  // A process reads a bundle in less than half the time of a thousand files.
  externals: [({ request }, done) => done(null, outside.test(request) ? `module ${request}` : undefined)],
});
