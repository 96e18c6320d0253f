import { type AnySchema, isSchema, type SchemaDescription, type SchemaObjectDescription } from 'yup';

/** Makes what was sent small enough that no rule can take long over it. */
export type Bound = (sent: unknown) => unknown;

/**
 * Cuts what was sent for `schema` off behind the maximum of its rules, before any of them runs: the rules refuse
 * what is cut off, in their own words. Throws for a schema without a maximum, so that no route starts with one.
 */
export function boundOf(schema: AnySchema, name = 'request'): Bound {
  const { type, ...described } = schema.describe();
  if (type === 'object') return boundOfFields(schema, name);
  if (type === 'array') return boundOfList(schema, name);
  const maxLength = type === 'string' ? maxOf({ type, ...described }, name) : otherLength;
  const cutLength = maxLength * unitsPerLetter + 1;
  return (sent) => {
    if (typeof sent === 'string') return sent.slice(0, cutLength);
    // A list or an object in its place breaks the rule of the type, whatever is in it.
    return typeof sent === 'object' && sent !== null ? [] : sent;
  };
}

/** Numbers, switches and days as forms write them. */
const otherLength = 100;
/** Composed letters are written with up to four characters; what is longer than that no rule shortens. */
const unitsPerLetter = 4;

/** Only what the schema has; yup trips over names that every object inherits, such as `constructor`. */
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
  if (!isSchema(innerType)) throw new Error(`${name} is a list of nobody knows what.`);
  const most = maxOf(schema.describe(), name);
  const bound = boundOf(innerType as AnySchema, `${name}[]`);
  return (sent) => (Array.isArray(sent) ? sent.slice(0, most + 1).map(bound) : []);
}

/** Of the rule `max`, or the longest of the values that are allowed. */
function maxOf({ tests, oneOf }: SchemaDescription | SchemaObjectDescription, name: string): number {
  const max = tests.find((test) => test.name === 'max')?.params?.max;
  if (typeof max === 'number') return max;
  const allowed = oneOf.filter((value) => typeof value === 'string');
  if (allowed.length === 0) throw new Error(`${name} has no maximum: every text and list needs one.`);
  return Math.max(...allowed.map(({ length }) => length));
}
