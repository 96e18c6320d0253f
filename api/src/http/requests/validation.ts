import type { FastifySchemaCompiler } from 'fastify';
import {
  type AnyObjectSchema,
  type AnySchema,
  type InferType,
  isSchema,
  type SchemaDescription,
  type SchemaObjectDescription,
  ValidationError,
} from 'yup';

type Bound = (sent: unknown) => unknown;

/** Truncates input just beyond the schema's maxima, so that no rule runs long. Throws for a schema without a maximum. */
function boundOf(schema: AnySchema, name = 'request'): Bound {
  const { type, ...described } = schema.describe();
  if (type === 'object') return boundOfFields(schema, name);
  if (type === 'array') return boundOfList(schema, name);
  const maxLength = type === 'string' ? maxOf({ type, ...described }, name) : maxOtherLength;
  const cutLength = maxLength * unitsPerCharacter + 1;
  return (sent) => {
    if (typeof sent === 'string') return sent.slice(0, cutLength);
    return typeof sent === 'object' && sent !== null ? [] : sent;
  };
}

const maxOtherLength = 100;
/** The most UTF-16 units in a composed character. */
const unitsPerCharacter = 4;

/** Copies only own fields, because yup fails on inherited names such as `constructor`. */
function boundOfFields(schema: AnySchema, name: string): Bound {
  const fields = Object.entries((schema as unknown as { fields: Record<string, AnySchema> }).fields);
  const bounds = fields.map(([field, inner]) => [field, boundOf(inner, `${name}.${field}`)] as const);
  return (sent) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
    const given = sent as Record<string, unknown>;
    const known = bounds.filter(([field]) => Object.hasOwn(given, field));
    return Object.fromEntries(known.map(([field, bound]) => [field, bound(given[field])]));
  };
}

function boundOfList(schema: AnySchema, name: string): Bound {
  const { innerType } = schema as AnySchema & { innerType?: unknown };
  if (!isSchema(innerType)) throw new Error(`${name} is a list whose items have no schema.`);
  const maxItems = maxOf(schema.describe(), name);
  const bound = boundOf(innerType as AnySchema, `${name}[]`);
  return (sent) => (Array.isArray(sent) ? sent.slice(0, maxItems + 1).map(bound) : []);
}

function maxOf({ tests, oneOf }: SchemaDescription | SchemaObjectDescription, name: string): number {
  const max = tests.find((test) => test.name === 'max')?.params?.max;
  if (typeof max === 'number') return max;
  const allowed = oneOf.filter((value) => typeof value === 'string');
  if (allowed.length === 0) throw new Error(`${name} has no maximum: every text and list needs one.`);
  return Math.max(...allowed.map(({ length }) => length));
}

export const validatorCompiler: FastifySchemaCompiler<AnyObjectSchema> = ({ schema }) => {
  // Runs at start, so that a schema without maxima fails early.
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
    return schema.validateSync(storable(cachedBoundOf(schema)(sent)), {
      abortEarly: false,
      disableStackTrace: true,
    });
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

/** PostgreSQL cannot store NUL, nor half of a surrogate pair in JSON. */
function storable(sent: unknown): unknown {
  const refused = unstorableTexts(sent);
  if (refused.length === 0) return sent;
  throw new ValidationError(refused.map(([path, value]) => fieldError(notValid(path), value, path)));
}

const unstorable = /[\0\p{Cs}]/u;

function unstorableTexts(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value === 'string') return unstorable.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path ? `${path}.${name}` : name),
  );
}

/** Replaces yup's own messages, which show types and the input. */
function readableError(error: Error): Error {
  if (!(error instanceof ValidationError)) return error;
  return new ValidationError(
    error.inner.map(({ message, value, path = 'request' }) => {
      const text = yupMessage.test(message) ? notValid(path) : message;
      return fieldError(text, value, path);
    }),
  );
}

/** Without its stack, because a list can have a thousand errors. */
const fieldError = (message: string, value: unknown, path: string) =>
  new ValidationError(message, value, path, undefined, true);

const yupMessage = /must be a `|cannot be null$/;
const notValid = (path: string) => `${path} is not valid`;
