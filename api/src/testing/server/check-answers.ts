import { brotliDecompressSync } from 'node:zlib';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { type AnySchema, isSchema } from 'yup';
import { jsonSchemaOf } from '../../http/answers/json-schema';

const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new WeakMap<AnySchema, ValidateFunction>();

/** Fails when an answer does not fit the documented schema of its route and status. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', ({ routeOptions }, reply, payload: unknown, done) => {
    const { summary, response } = routeOptions.schema ?? {};
    const schema = (response as Record<number, unknown> | undefined)?.[reply.statusCode];
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!summary || !isSchema(schema) || !isWhole) return done(null, payload);
    const isPacked = reply.getHeader('content-encoding') === 'br';
    const text = isPacked ? brotliDecompressSync(payload) : payload;
    const validate = validatorOf(schema as AnySchema);
    if (!validate(JSON.parse(String(text)))) {
      const wrong = JSON.stringify(validate.errors);
      return done(new Error(`${routeOptions.url} ${reply.statusCode} is not as documented: ${wrong}`));
    }
    return done(null, payload);
  });
}

function validatorOf(schema: AnySchema): ValidateFunction {
  const validator = validators.get(schema) ?? ajv.compile(jsonSchemaOf(schema) as object);
  validators.set(schema, validator);
  return validator;
}
