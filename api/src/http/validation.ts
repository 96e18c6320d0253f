import type { FastifySchemaCompiler } from 'fastify';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';

/** Routes give yup object schemas; what reaches the handler is the cast value. */
export const validatorCompiler: FastifySchemaCompiler<AnyObjectSchema> =
  ({ schema }) =>
  (sent) => {
    try {
      return { value: cast(schema, sent) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** What was sent, as the schema casts it. Throws a ValidationError in plain words. */
export function cast<Schema extends AnyObjectSchema>(schema: Schema, sent: unknown): InferType<Schema> {
  try {
    return schema.validateSync(askedFor(schema, sent), { abortEarly: false });
  } catch (error) {
    throw inPlainWords(error as Error);
  }
}

/**
 * What is sent under the names of the schema; whatever is no object lacks them all. yup trips over unknown names
 * that every object inherits, such as `constructor`, and over what cannot be written as a text. Throws for these, and for
 * a NUL in a text, which PostgreSQL cannot keep.
 */
function askedFor(schema: AnyObjectSchema, sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null) return {};
  const known = Object.entries(sent).filter(([name]) => Object.hasOwn(schema.fields, name));
  const refused = known.filter(([, value]) => isTrap(value));
  if (refused.length === 0) return Object.fromEntries(known);
  throw new ValidationError(refused.map(([path, value]) => new ValidationError(notValid(path), value, path)));
}

function isTrap(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && !hasText(value);
}

function hasText(value: unknown): boolean {
  try {
    String(value);
    return true;
  } catch {
    return false;
  }
}

/** A rule without words of its own lets yup speak, which shows types and what was sent. */
function inPlainWords(error: Error): Error {
  if (!(error instanceof ValidationError)) return error;
  return new ValidationError(
    error.inner.map(({ message, value, path = 'request' }) => {
      const words = yupsWords.test(message) ? notValid(path) : message;
      return new ValidationError(words, value, path);
    }),
  );
}

const yupsWords = /must be a `|cannot be null$/;
const notValid = (path: string) => `${path} is not valid`;
