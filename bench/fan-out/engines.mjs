import { readFileSync } from 'node:fs';
import { stoppedAtEnd } from '../product/closing.mjs';
import { connectTo } from '../product/data/postgres.mjs';
import { processorMs, processorMsBelow } from '../product/processes.mjs';
import { startValkey } from './valkey.mjs';

/** `publish` commits as a bid does, under the stream's lock. NOTIFY is transactional; Valkey hears after the commit. */
/** @typedef {{ name: string, valkeyPort?: number, publish(): Promise<number>, processorMs(): { postgres: number, valkey: number } }} Engine */

const schema = `
  CREATE TABLE fan_out (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, state text NOT NULL);
  CREATE TABLE fan_out_commits (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY);
  CREATE FUNCTION publish_event(notifies boolean) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE added bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('stream fan_out', 0));
    IF notifies THEN PERFORM pg_notify('fan_out', ''); END IF;
    INSERT INTO fan_out (state) VALUES (repeat('state ', 40)) RETURNING id INTO added;
    RETURN added;
  END $$`;

/** Prepares the database, with commits that wait for the disk as in production. @param {string} databaseUrl @param {string} program */
export async function openEngines(databaseUrl, program) {
  const client = await connectTo(databaseUrl);
  await client.query(schema);
  await client.query('ALTER SYSTEM SET fsync = on');
  await client.query('SELECT pg_reload_conf()');
  const valkey = await stoppedAtEnd(startValkey(program));
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const postmaster = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'))?.[1]);
  const costs = () => ({ postgres: processorMsBelow(postmaster), valkey: processorMs(valkey.pid()) });

  /** One connection writes one event after another, as the stream's lock would make several do. @type {Promise<unknown>} */
  let writing = Promise.resolve();

  /** @param {boolean} notifies @returns {Promise<number>} */
  function write(notifies) {
    const written = writing.then(() => client.query('SELECT publish_event($1) AS id', [notifies]));
    writing = written;
    return written.then(({ rows: [added] }) => Number(added.id));
  }

  /** @type {Engine} */
  const notify = { name: 'NOTIFY', publish: () => write(true), processorMs: costs };
  /** @type {Engine} */
  const pubsub = {
    name: 'Valkey',
    valkeyPort: valkey.port,
    processorMs: costs,
    async publish() {
      const id = await write(false);
      await valkey.publish();
      return id;
    },
  };
  return { client, valkey, notify, pubsub };
}
