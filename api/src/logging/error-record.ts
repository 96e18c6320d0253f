import { types } from 'node:util';

/** What a log may hold of an error: names and places, never the values that a statement or a request carried. */
export type ErrorRecord = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: ErrorRecord;
};

/**
 * The record of anything that was thrown. Errors of the drivers carry the statement's parameters in `params`, `detail`,
 * `where` and in their messages: only named fields are taken over, and messages lose what they quote.
 */
export function errorRecordOf(error: unknown, depth = 0): ErrorRecord {
  if (!isError(error)) return { type: typeof error, message: 'Something else than an error was thrown.' };
  const { code, constraint, table, column } = error as Error & Record<string, unknown>;
  const names = Object.entries({ code, constraint, table, column }).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
  );
  const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error.cause;
  return {
    type: error.name,
    message: withoutAddresses(safeMessageOf(error)),
    ...Object.fromEntries(names),
    stack: framesOf(error),
    cause: inner === undefined || depth > 4 ? undefined : errorRecordOf(inner, depth + 1),
  };
}

/** Errors of another realm are errors too: a test has one of its own. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/** The message of an error without the values of a statement, fit for a log, a terminal and another process. */
export function safeMessageOf(error: unknown): string {
  if (!isError(error)) return String(error);
  if (isFailedQuery(error)) return `Failed query: ${error.query.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
  return quotesValues(error) ? withoutQuotes(error) : error.message;
}

/** Drizzle's: its message ends with the parameters, its `query` has a placeholder for each. */
function isFailedQuery(error: Error): error is Error & { query: string } {
  return 'params' in error && 'query' in error && typeof error.query === 'string';
}

/** PostgreSQL quotes names and values alike; a parser quotes what it could not read. */
function quotesValues(error: Error): boolean {
  return 'severity' in error || error.name === 'SyntaxError' || error.name === 'ValidationError';
}

function withoutQuotes(error: Error): string {
  const { constraint, table, column, schema } = error as Error & Record<string, unknown>;
  const names = [constraint, table, column, schema];
  const quoted = [...error.message.matchAll(/"([^"]*)"/g)].map(([, words]) => words);
  if (quoted.length > 0 && quoted.every((words) => names.includes(words)) && !/['`]/.test(error.message)) {
    return error.message;
  }
  return error.message.replace(/["'`].*["'`]/s, '"…"');
}

function withoutAddresses(message: string): string {
  return message.slice(0, 2_000).replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…');
}

/** A stack begins with the message that the error was made with. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at \S.*(:\d+:\d+\)?|<anonymous>\)?|native\)|index \d+\))$/.test(line))
    .join('\n');
}
