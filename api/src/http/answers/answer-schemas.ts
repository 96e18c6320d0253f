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

export function oneOfSchemas(...schemas: AnyObjectSchema[]): Schema {
  return mixed()
    .defined()
    .meta({ jsonSchema: { type: 'object', anyOf: schemas.map((schema) => jsonSchemaOf(schema)) } });
}
