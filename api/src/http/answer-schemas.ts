import { type AnyObjectSchema, object, string } from 'yup';

/** What a successful call without further data answers. */
export const messageSchema = object({ message: string().defined() });

/** Every failed call answers this. */
export const errorAnswerSchema = object({
  message: string().defined(),
  error: string(),
  errors: object().meta({ jsonSchema: { additionalProperties: { type: 'string' } } }),
});

/** The refusals that a route documents beside its answer, by status. */
export function refusals(...statuses: number[]): Record<number, AnyObjectSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema]));
}
