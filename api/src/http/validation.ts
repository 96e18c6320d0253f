import type { FastifySchemaCompiler } from 'fastify';
import type { Schema } from 'yup';

/** Routes give yup schemas; what reaches the handler is the cast value. */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (sent) => {
    try {
      return { value: schema.validateSync(sent, { abortEarly: false, stripUnknown: true }) };
    } catch (error) {
      return { error: error as Error };
    }
  };
