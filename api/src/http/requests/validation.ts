import type { FastifySchemaCompiler } from 'fastify';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { type Bound, boundOf } from './bounded-value';

export const validatorCompiler: FastifySchemaCompiler<AnyObjectSchema> = ({ schema }) => {
  // At start, so that a schema without maxima fails early.
  cachedBoundOf(schema);
  return (sent) => {
    try {
      return { value: cast(schema, sent) };
    } catch (error) {
      return { error: error as Error };
    }
  };
};

export function cast<Schema extends AnyObjectSchema>(schema: Schema, sent: unknown): InferType<Schema> {
  try {
    return schema.validateSync(withoutNul(cachedBoundOf(schema)(sent)), { abortEarly: false });
  } catch (error) {
    throw readableError(error as Error);
  }
}

const bounds = new WeakMap<AnyObjectSchema, Bound>();

function cachedBoundOf(schema: AnyObjectSchema): Bound {
  const bound = bounds.get(schema) ?? boundOf(schema);
  bounds.set(schema, bound);
  return bound;
}

/** PostgreSQL's texts cannot hold NUL. */
function withoutNul(sent: unknown): unknown {
  const refused = Object.entries(sent as object).filter(
    ([, value]) => typeof value === 'string' && value.includes('\0'),
  );
  if (refused.length === 0) return sent;
  throw new ValidationError(refused.map(([path, value]) => new ValidationError(notValid(path), value, path)));
}

/** yup's own messages show types and the input. */
function readableError(error: Error): Error {
  if (!(error instanceof ValidationError)) return error;
  return new ValidationError(
    error.inner.map(({ message, value, path = 'request' }) => {
      const text = yupMessage.test(message) ? notValid(path) : message;
      return new ValidationError(text, value, path);
    }),
  );
}

const yupMessage = /must be a `|cannot be null$/;
const notValid = (path: string) => `${path} is not valid`;
