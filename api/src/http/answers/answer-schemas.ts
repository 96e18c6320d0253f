import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type AnyObjectSchema, mixed, type ObjectShape, object, type Schema } from 'yup';
import { jsonSchemaOf } from './json-schema';

/** A 409 to an edit that was made on another version: what is true now stands beside the message. */
export function staleEdit(current: ObjectShape): Record<409, AnyObjectSchema> {
  return { 409: errorAnswerSchema.concat(object(current).partial()) };
}

/** The refusals that a route documents beside its answer, by status. */
export function refusals(...statuses: number[]): Record<number, AnyObjectSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema]));
}

/** One of two answers, such as a record with what only administrators see. */
export function oneOfSchemas(...schemas: AnyObjectSchema[]): Schema {
  return mixed()
    .defined()
    .meta({ jsonSchema: { type: 'object', anyOf: schemas.map((schema) => jsonSchemaOf(schema)) } });
}
