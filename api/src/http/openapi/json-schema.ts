import { convertSchema } from '@sodaru/yup-to-json-schema';
import { type AnySchema, isSchema } from 'yup';

export function jsonSchemaOf(schema: unknown): unknown {
  return isSchema(schema) ? corrected(convertSchema(schema as AnySchema)) : schema;
}

/** Corrects yup's output: it gives objects a default of empty fields, omits `null` from `enum`, and includes rules about other fields. */
function corrected(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(corrected);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isNullable = 'type' in schema && [schema.type].flat().includes('null');
  const facts = Object.entries(schema).flatMap(([name, value]) => {
    if (name === 'default' && (typeof value === 'object' || isBlankOfFormat(schema, value))) return [];
    if (name !== 'enum' || !Array.isArray(value)) return [[name, corrected(value)]];
    const values = value.filter((one) => typeof one !== 'object');
    if (values.length === 0) return [];
    return [[name, isNullable ? [...values, null] : values]];
  });
  const required = requiredOf(schema);
  return Object.fromEntries(required ? [...facts, ['required', required]] : facts);
}

type JsonSchema = { default?: unknown; required?: string[]; properties?: Record<string, JsonSchema> };

/** yup fills in a missing object, so that only its fields are required. In JSON, the object itself must be present. */
function requiredOf({ required = [], properties = {} }: JsonSchema): string[] | null {
  const filledIn = Object.entries(properties).filter(
    ([, nested]) => typeof nested.default === 'object' && nested.required?.length,
  );
  const names = new Set([...required, ...filledIn.map(([name]) => name)]);
  return names.size > 0 ? [...names] : null;
}

/** A form's blank field does not match the format of an email address. */
function isBlankOfFormat(schema: object, value: unknown): boolean {
  return value === '' && 'format' in schema;
}
