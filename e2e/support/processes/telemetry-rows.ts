import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { newLog } from './logs';

/** The texts of these tables come from browsers, remotes, and edges. */
const tables = ['release_errors', 'release_views', 'release_vitals', 'release_problems'];

/** Writes what a stopped gallery has stored of its telemetry to a log, so that the scan for secrets reads it. */
export async function logTelemetry(dataDir: string): Promise<void> {
  const database = await PGlite.create(path.join(dataDir, 'db'));
  try {
    for (const table of tables) {
      const { rows } = await database.query(`SELECT * FROM ${table}`);
      writeFileSync(newLog(table), rows.map((row) => JSON.stringify(row)).join('\n'));
    }
  } finally {
    await database.close();
  }
}
