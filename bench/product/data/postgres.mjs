import { findPostgres } from '../../../scripts/tests/programs/postgres.mjs';
import { stoppedAtEnd } from '../closing.mjs';

/** Starts a temporary database server, or returns null without PostgreSQL. */
export const openPostgres = () => stoppedAtEnd(findPostgres());

/** @param {string} url */
export async function connectTo(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  return client;
}
