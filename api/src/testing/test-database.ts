import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '../db/client';
import { openCopy } from './pglite-template';

/** Set by jest: each test file runs once for each. */
declare const database: 'pglite' | 'postgres';

jest.setTimeout(60_000);

/** An empty, migrated database of its own; `close` removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (database === 'pglite') return openCopy();
  const opened = await createOnServer();
  await opened.migrate();
  return opened;
}

/** The address of a PostgreSQL server on which tests may create databases. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which tests may create databases.');
  return url;
}

async function createOnServer(): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(testServerUrl());
  url.pathname = name;
  const opened = await openDatabase({ url: url.href });
  return {
    ...opened,
    async close() {
      await opened.close();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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
