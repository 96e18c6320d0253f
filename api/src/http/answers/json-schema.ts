import { convertSchema } from '@sodaru/yup-to-json-schema';
import { type AnySchema, isSchema } from 'yup';

export function jsonSchemaOf(schema: unknown): unknown {
  return isSchema(schema) ? corrected(convertSchema(schema as AnySchema)) : schema;
}

/** yup gives objects a default of empty fields, and leaves `null` out of `enum`. */
function corrected(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(corrected);
  if (typeof schema !== 'object' || schema === null) return schema;
  const facts = Object.entries(schema).filter(
    ([name, value]) => !(name === 'default' && typeof value === 'object'),
  );
  const isNullable = 'type' in schema && [schema.type].flat().includes('null');
  return Object.fromEntries(
    facts.map(([name, value]) => [
      name,
      name === 'enum' && isNullable && Array.isArray(value) ? [...value, null] : corrected(value),
    ]),
  );
}
