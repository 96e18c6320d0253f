import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type AnyObjectSchema, mixed, object, type Schema } from 'yup';
import { jsonSchemaOf } from '../openapi/json-schema';

/** The current record is absent when the refusal has another reason. */
export function staleEdit(current: Record<string, Schema>): Record<409, AnyObjectSchema> {
  const perhaps = Object.entries(current).map(([name, schema]) => [
    name,
    schema.optional().default(undefined),
  ]);
  return { 409: errorAnswerSchema.concat(object(Object.fromEntries(perhaps))) };
}

export function refusals(...statuses: number[]): Record<number, AnyObjectSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema]));
}

/** Of addresses that people open in a browser. */
export function pages(...statuses: number[]): Record<number, typeof page> {
  return Object.fromEntries(statuses.map((status) => [status, page]));
}

const page = { content: { 'text/html': { schema: { type: 'string' } } } } as const;

export function oneOfSchemas(...schemas: AnyObjectSchema[]): Schema {
  return mixed()
    .defined()
    .meta({ jsonSchema: { type: 'object', anyOf: schemas.map((schema) => jsonSchemaOf(schema)) } });
}
