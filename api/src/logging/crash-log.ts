import type { Logger } from 'pino';

/** Logs uncaught errors with the logger, because Node's own output would show a statement's parameters. */
export function logCrashes(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process ends: nobody caught this');
    process.exit(1);
  });
}
