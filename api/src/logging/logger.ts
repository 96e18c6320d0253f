import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { errorRecordOf, isError } from './error-record';

/**
 * The log of a process, one JSON object a line. Whatever is logged as an error, under any name, goes through
 * `errorRecordOf`, so that no parameter of a statement reaches it.
 */
export function openLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(words, method) {
          method.apply(this, recorded(words));
        },
      },
    },
    destination,
  );
}

type LogArguments = Parameters<LogFn>;

/** Pino itself takes a missing message from the error: it gets the record's. */
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
