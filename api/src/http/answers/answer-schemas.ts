import { type AnyObjectSchema, type ObjectShape, object, string } from 'yup';

/** What a successful call without further data answers. */
export const messageSchema = object({ message: string().defined() });

/** Every failed call answers this. */
export const errorAnswerSchema = object({
  message: string().defined(),
  error: string(),
  errors: object().meta({ jsonSchema: { additionalProperties: { type: 'string' } } }),
});

/** A 409 to an edit that was made on another version: what is true now stands beside the message. */
export function staleEdit(current: ObjectShape): Record<409, AnyObjectSchema> {
  return { 409: errorAnswerSchema.concat(object(current).partial()) };
}

/** The refusals that a route documents beside its answer, by status. */
export function refusals(...statuses: number[]): Record<number, AnyObjectSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema]));
}
