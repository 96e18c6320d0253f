import { brotliDecompressSync } from 'node:zlib';
import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { type AnySchema, isSchema } from 'yup';
import { jsonSchemaOf } from '../../http/answers/json-schema';
import { formRefusals } from '../../http/answers/openapi';

const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new WeakMap<AnySchema, ValidateFunction>();

/** Fails when a route answers what its documented schemas do not name: another status, a missing field, one field more. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', ({ routeOptions }, reply, payload: unknown, done) => {
    const { summary, response } = routeOptions.schema ?? {};
    const isWhole = (typeof payload === 'string' && payload !== '') || Buffer.isBuffer(payload);
    if (!summary || !isWhole) return done(null, payload);
    const schema = schemaOf(response, reply.statusCode);
    if (schema && !isSchema(schema)) return done(null, payload);
    const isPacked = reply.getHeader('content-encoding') === 'br';
    const text = isPacked ? brotliDecompressSync(payload) : payload;
    const validate = schema && validatorOf(schema as AnySchema);
    if (!validate?.(JSON.parse(String(text)))) {
      const wrong = JSON.stringify(validate ? validate.errors : 'its status is not');
      return done(new Error(`${routeOptions.url} ${reply.statusCode} is not as documented: ${wrong}`));
    }
    return done(null, payload);
  });
}

function schemaOf(response: unknown, status: number): unknown {
  const ofRoute = (response as Record<number, unknown> | undefined)?.[status];
  return ofRoute ?? (status >= 500 || status in formRefusals ? errorAnswerSchema : undefined);
}

function validatorOf(schema: AnySchema): ValidateFunction {
  const validator = validators.get(schema) ?? ajv.compile(withoutMoreFields(jsonSchemaOf(schema)) as object);
  validators.set(schema, validator);
  return validator;
}

/** Clients may meet more fields after an upgrade; the API itself answers none that its schema does not name. */
function withoutMoreFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutMoreFields);
  if (typeof schema !== 'object' || schema === null) return schema;
  const facts = Object.entries(schema).map(([name, value]) => [name, withoutMoreFields(value)]);
  const closed = 'properties' in schema && { additionalProperties: false };
  return { ...closed, ...Object.fromEntries(facts) };
}
