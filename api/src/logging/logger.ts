import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { errorRecordOf, isError } from './error-record';

export function openLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          method.apply(this, recorded(args));
        },
      },
    },
    destination,
  );
}

type LogArguments = Parameters<LogFn>;

function recorded([first, ...rest]: unknown[]): LogArguments {
  const fields: unknown = isError(first) ? { err: first } : first;
  if (typeof fields !== 'object' || fields === null) return [first, ...rest.map(recordOf)] as LogArguments;
  const safe = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, recordOf(value)]));
  const [message = messageOf(fields), ...more] = rest;
  return [safe, recordOf(message), ...more.map(recordOf)] as LogArguments;
}

function messageOf(fields: object): string | undefined {
  return 'err' in fields && isError(fields.err) ? errorRecordOf(fields.err).message : undefined;
}

function recordOf(value: unknown): unknown {
  return isError(value) ? errorRecordOf(value) : value;
}

/** Logs uncaught errors with the logger, because Node's own output would show a statement's parameters. */
export function logCrashes(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process ends: nobody caught this');
    process.exit(1);
  });
}
