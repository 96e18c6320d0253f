import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { buildApp } from '../app';
import type { Database } from '../db/client';

/** The API on a test's database; `logged` collects what it writes to the log. */
export function buildTestApp(db: Database, mediaFolder = tmpdir()) {
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  return Object.assign(buildApp({ db, mediaFolder, logger }), { logged });
}
