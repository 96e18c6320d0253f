import { findPostgres } from '../../scripts/tests/programs/postgres.mjs';
import { stoppedAtEnd } from './closing.mjs';

/** A temporary database server, or null where there is no PostgreSQL. */
export const openPostgres = () => stoppedAtEnd(findPostgres());
