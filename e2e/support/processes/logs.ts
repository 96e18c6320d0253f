import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** Returns the log of one process. All logs of a run lie in the folder that the global setup makes. */
export function newLog(name: string): string {
  return path.join(process.env.E2E_LOGS ?? '', `${name}-${randomUUID()}.log`);
}
