import type { FastifySchemaCompiler } from 'fastify';
import type { AnyObjectSchema } from 'yup';

/** Routes give yup object schemas; what reaches the handler is the cast value. */
export const validatorCompiler: FastifySchemaCompiler<AnyObjectSchema> =
  ({ schema }) =>
  (sent) => {
    try {
      return { value: schema.validateSync(askedFor(schema, sent), { abortEarly: false }) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** yup trips over unknown names that every object inherits, such as `constructor`: they are left out before. */
function askedFor(schema: AnyObjectSchema, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(schema.fields, name)));
}
