import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/client';
import { openDatabase } from '../db/open-database';
import { testServerUrl } from './config';
import { openCopy } from './pglite-template';

jest.setTimeout(60_000);

/** Set by jest: each test file runs once for each. */
declare const database: 'pglite' | 'postgres';
export const databaseKind = database;

/** An empty, migrated database of its own; `close` removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (database === 'pglite') return openCopy();
  const { url, drop } = await createServerDatabase();
  const opened = await openDatabase({ url });
  await opened.migrate();
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

/** An empty database on the PostgreSQL server of the tests; `drop` removes it with whoever is connected. */
export async function createServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(testServerUrl());
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(command: string): Promise<void> {
  const client = new Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
