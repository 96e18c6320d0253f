import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { FastifyBaseLogger } from 'fastify';
import { defineJob } from '../../../jobs/job-queue';
import { type JudgeContext, judgeCanary } from './judge-canary';

/** The queue holds at most one. */
export const judgeCanariesJob = defineJob<Record<string, never>>('judge-canaries', {
  policy: 'short',
  retryLimit: 0,
  heartbeatSeconds: 10,
} as const);

/** Also runs each minute, so that a canary advances while no edge sends telemetry. */
export async function judgeCanaries(
  context: JudgeContext,
  logger: FastifyBaseLogger,
  remotes: readonly (typeof remoteNames)[number][] = remoteNames,
): Promise<void> {
  for (const remote of remotes)
    await judgeCanary(context, remote).catch((error: unknown) =>
      logger.error({ err: error, remote }, 'a canary could not be judged'),
    );
}
