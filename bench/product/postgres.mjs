import { findPostgres } from '../../scripts/tests/programs/postgres.mjs';
import { stoppedAtEnd } from './closing.mjs';

/** A temporary database server, or null where there is no PostgreSQL. */
export const openPostgres = () => stoppedAtEnd(findPostgres());

/** @param {string} url */
export async function connectTo(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  return client;
}
