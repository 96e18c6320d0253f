import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../../db/client';
import { openPgliteInMemory } from '../../db/embedded/open-pglite';
import { openDatabase } from '../../db/open-database';
import { databaseKind, testServerUrl } from '../processes/config';
import { migrationsHash, openCopy } from './pglite-template';

/** `close` drops the database. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return databaseKind === 'pglite' ? openCopy() : openOn(await copyServerDatabase());
}

/** Opens a database without tables, for tests of the migrations. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  return databaseKind === 'pglite' ? openPgliteInMemory() : openOn(await createServerDatabase());
}

type ServerDatabase = { url: string; drop(): Promise<void> };

async function openOn({ url, drop }: ServerDatabase): Promise<OpenDatabase> {
  const opened = await openDatabase({ url });
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

export async function copyServerDatabase(): Promise<ServerDatabase> {
  return createServerDatabase(await migratedTemplate());
}

/**
 * Creates an empty database or a copy of `template`; `drop` also ends its connections. Without `fsync`, copying the
 * template's files takes less time than logging its pages.
 */
export async function createServerDatabase(template = 'template1'): Promise<ServerDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  return {
    url: urlOf(name),
    drop: () => onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** All test files share a template, because migrating takes ten times as long as copying. */
async function migratedTemplate(): Promise<string> {
  const name = `template_${await migrationsHash()}`;
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${name}_new`);
    await client.query(`CREATE DATABASE ${name}_new`);
    const opened = await openDatabase({ url: urlOf(`${name}_new`) });
    await opened.migrate();
    await opened.close();
    await client.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`);
  });
  return name;
}

/** An arbitrary key that nothing else locks on this server. */
const templateLock = 48_151;

function urlOf(name: string): string {
  const url = new URL(testServerUrl());
  url.pathname = name;
  return url.href;
}

async function onServer(does: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await does(client);
  } finally {
    await client.end();
  }
}
