export const testEnvironment = process.env;

/** Returns a PostgreSQL server on which tests may create databases. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on which tests may create databases.');
  return url;
}
