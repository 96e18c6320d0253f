import { type TelemetryBatch, telemetryBatchSchema } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { HttpError } from '../../../../http/answers/http-error';
import type { JudgeContext } from '../../canary/judge-canary';
import { judgeCanaries } from '../../canary/judge-job';
import { ingestBatch } from './ingest-batch';
import { batchCompiler, maxBatchBytes } from './telemetry-batch';

export type TelemetryContext = JudgeContext & {
  logger: FastifyBaseLogger;
  onDropped: (reason: string, count: number) => void;
};

/** Batches that wait for the one before; more are refused, and lost. */
const maxWaiting = 20;

/** One batch at a time, so that edges take one connection of all that visitors' requests share. */
export function telemetryRoutes(app: FastifyInstance, context: TelemetryContext): void {
  const limit = pLimit(1);
  app.post<{ Body: TelemetryBatch }>(
    internalPaths.telemetry,
    {
      schema: { body: telemetryBatchSchema },
      bodyLimit: maxBatchBytes,
      validatorCompiler: batchCompiler,
    },
    async ({ body }, reply) => {
      if (limit.pendingCount >= maxWaiting) {
        context.onDropped('busy', 1);
        throw new HttpError(503, 'Too many batches wait. This one is lost.');
      }
      const remotes = await limit(() => ingestBatch(context.db, body, context.onDropped));
      await judgeCanaries(context, context.logger, remotes);
      return reply.code(204).send();
    },
  );
}
