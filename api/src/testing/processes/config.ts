export const testEnvironment = process.env;

/** The test runner runs a test file once for each of its databases. */
export const databaseKind = process.env.API_TESTS_ON === 'postgres' ? 'postgres' : 'pglite';

export function postgresPrograms(): string {
  const folder = process.env.POSTGRES_PROGRAMS;
  if (!folder) throw new Error('Set POSTGRES_PROGRAMS to the folder with initdb, or install PostgreSQL.');
  return folder;
}

export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which tests may create databases.');
  return url;
}
