import { brotliDecompressSync } from 'node:zlib';
import { errorAnswerSchema } from '@gallery/shared/contract/fields/answer.schema';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { type AnySchema, isSchema } from 'yup';
import { jsonSchemaOf } from '../../http/openapi/json-schema';
import { formRefusals } from '../../http/openapi/openapi';

const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new WeakMap<AnySchema, ValidateFunction>();

/** Fails when an answer does not match the documented schemas: another status, a missing field, or an extra one. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', ({ routeOptions }, reply, payload: unknown, done) => {
    const { summary, response } = routeOptions.schema ?? {};
    const isWhole = (typeof payload === 'string' && payload !== '') || Buffer.isBuffer(payload);
    if (!summary || !isWhole) return done(null, payload);
    const schema = schemaOf(response, reply.statusCode);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if ((schema && !isSchema(schema)) || (isPage && answersPages(response))) return done(null, payload);
    const isPacked = reply.getHeader('content-encoding') === 'br';
    const text = isPacked ? brotliDecompressSync(payload) : payload;
    const wrong = isSchema(schema) ? wrongIn(text, schema as AnySchema) : 'the status';
    if (wrong) {
      const place = `${routeOptions.url} ${reply.statusCode}`;
      return done(new Error(`${place} is not as documented: ${JSON.stringify(wrong)}`));
    }
    return done(null, payload);
  });
}

/** A route of a mail's link also refuses with a page, whatever the reason. */
function answersPages(response: unknown): boolean {
  return Object.values(response ?? {}).some((schema) => !isSchema(schema));
}

function wrongIn(text: string | Buffer, schema: AnySchema): ValidateFunction['errors'] {
  const validate = validatorOf(schema);
  return validate(JSON.parse(String(text))) ? null : validate.errors;
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

/** Clients must tolerate new fields after an upgrade, but the API itself may return only documented ones. */
function withoutMoreFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutMoreFields);
  if (typeof schema !== 'object' || schema === null) return schema;
  const facts = Object.entries(schema).map(([name, value]) => [name, withoutMoreFields(value)]);
  const closed = 'properties' in schema && { additionalProperties: false };
  return { ...closed, ...Object.fromEntries(facts) };
}
