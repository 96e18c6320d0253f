import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type AnyObjectSchema, mixed, type ObjectShape, object, type Schema } from 'yup';
import { jsonSchemaOf } from './json-schema';

export function staleEdit(current: ObjectShape): Record<409, AnyObjectSchema> {
  return { 409: errorAnswerSchema.concat(object(current).partial()) };
}

export function refusals(...statuses: number[]): Record<number, AnyObjectSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema]));
}

export function oneOfSchemas(...schemas: AnyObjectSchema[]): Schema {
  return mixed()
    .defined()
    .meta({ jsonSchema: { type: 'object', anyOf: schemas.map((schema) => jsonSchemaOf(schema)) } });
}
