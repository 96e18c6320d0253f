import { types } from 'node:util';

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

/** Copies only safe fields and redacts messages, because drivers put a statement's parameters into both. */
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

/** `instanceof` fails for errors of another realm, for example Jest's. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

export function safeMessageOf(error: unknown): string {
  if (!isError(error)) return String(error);
  if (isFailedQuery(error)) return `Failed query: ${error.query.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
  return quotesValues(error) ? withoutQuotes(error) : error.message;
}

function isFailedQuery(error: Error): error is Error & { query: string } {
  return 'params' in error && 'query' in error && typeof error.query === 'string';
}

/** PostgreSQL quotes names and values alike, and parsers quote their input. */
function quotesValues(error: Error): boolean {
  return 'severity' in error || error.name === 'SyntaxError' || error.name === 'ValidationError';
}

function withoutQuotes(error: Error): string {
  const { constraint, table, column, schema } = error as Error & Record<string, unknown>;
  const names = [constraint, table, column, schema];
  const quoted = [...error.message.matchAll(/"([^"]*)"/g)].map(([, text]) => text);
  if (quoted.length > 0 && quoted.every((text) => names.includes(text)) && !/['`]/.test(error.message)) {
    return error.message;
  }
  return error.message.replace(/["'`].*["'`]/s, '"…"');
}

function withoutAddresses(message: string): string {
  return message.slice(0, 2_000).replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…');
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at \S.*(:\d+:\d+\)?|<anonymous>\)?|native\)|index \d+\))$/.test(line))
    .join('\n');
}

/** Returns '' for an error without a code. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
