import type { Database } from '../../db/client';
import { openLogger } from '../../logging/logger';
import { buildInternalApp, type InternalDeps } from '../../server/internal/internal-app';
import { openMetrics } from '../../server/metrics/metrics';

export function buildTestInternalApp(db: Database, given: Partial<InternalDeps> = {}) {
  const logged: string[] = [];
  const logger = openLogger('info', { write: (line) => void logged.push(line) });
  const metrics = openMetrics();
  const app = buildInternalApp({
    db,
    logger,
    metrics,
    releaseKeys: new Map(),
    autoPromote: true,
    canaryStepMinutes: 10,
    ...given,
  });
  return Object.assign(app, { logged });
}
