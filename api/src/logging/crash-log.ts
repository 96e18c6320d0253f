import type { Logger } from 'pino';

/** Ends the process as Node would, but logs what nobody caught as any other error: printed raw it shows its parameters. */
export function logCrashes(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process ends: nobody caught this');
    process.exit(1);
  });
}
