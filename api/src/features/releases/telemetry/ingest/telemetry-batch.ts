import { type TelemetryBatch, telemetryBatchSchema } from '@gallery/shared/contract/releases/registry.schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { HttpError } from '../../../../http/answers/http-error';
import { jsonSchemaOf } from '../../../../http/answers/json-schema';

/** Of a batch with all that its schema allows. */
export const maxBatchBytes = 4 * 1024 * 1024;

/** Compiled: yup would take a second for a batch of 8,000 counts, in which nobody else is answered. */
const isBatch = new Ajv2020({ strict: false }).compile<TelemetryBatch>(
  jsonSchemaOf(telemetryBatchSchema) as object,
);

export const batchCompiler: FastifySchemaCompiler<FastifySchema> = () => (sent) => {
  if (isBatch(sent)) return { value: sent };
  const [{ instancePath = '', message = '' } = {}] = isBatch.errors ?? [];
  return { error: new HttpError(422, `${instancePath.slice(1) || 'The batch'} ${message}`) };
};
