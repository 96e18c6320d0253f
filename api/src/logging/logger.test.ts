import { sql } from 'drizzle-orm';
import { users } from '../features/users/user.table';
import { setUpApi } from '../testing/setup/setup-api';
import { errorRecordOf, safeMessageOf } from './error-record';
import { openLogger } from './logger';

const api = setUpApi();
const secrets = ['$argon2id$v=19$sentinel', 'ada@sentinel.example', '+234 803 555 0199'];

/** Returns the log's text for an error, for each way to log it. */
function loggedOf(error: unknown): string {
  const lines: string[] = [];
  const logger = openLogger('info', { write: (line) => void lines.push(line) });
  const child = logger.child({ reqId: 1 });
  child.error({ err: error }, 'request failed');
  child.error({ err: error });
  child.warn(error);
  logger.info({ reason: error, job: 'sweep' }, 'a job failed');
  logger.error('it failed: %s', error);
  expect(lines).toHaveLength(5);
  return lines.join('');
}

async function failureOf(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => Promise.reject(new Error('The statement did not fail.')),
    (error: unknown) => error,
  );
}

const [passwordHash = '', email = '', mobile = ''] = secrets;
const person = { firstname: 'Ada', lastname: 'Obi', email, mobile, passwordHash };

test.each([
  [
    'a row that violates a constraint',
    () => insertUser({ id: crypto.randomUUID(), role: 'queen' as 'admin' }),
  ],
  ['a value in an invalid format', () => insertUser({ id: email })],
  ['a NUL character', () => insertUser({ id: crypto.randomUUID(), firstname: `\0${email}` })],
  [
    'a statement that contains the values',
    () => api.db.execute(sql`SELECT ${`${email} ${passwordHash}`}::int`),
  ],
  ['a missing table', () => api.db.execute(sql`SELECT * FROM nowhere WHERE email = ${email}`)],
])('logs %s without its values', async (_name, run) => {
  const error = await failureOf(run());
  const logged = loggedOf(error);
  for (const secret of secrets) expect(logged).not.toContain(secret);
  expect(logged).not.toContain('sentinel');
  expect(logged).toContain('Failed query');
  expect(safeMessageOf(error)).not.toContain('sentinel');
});

function insertUser(given: Partial<typeof users.$inferInsert>) {
  return api.db.insert(users).values({ id: crypto.randomUUID(), ...person, ...given });
}

test('logs a duplicate account with the constraint, without the address', async () => {
  await insertUser({});
  const record = errorRecordOf(await failureOf(insertUser({})));
  expect(record.cause).toMatchObject({ code: '23505', constraint: 'users_email' });
  expect(JSON.stringify(record)).not.toContain('sentinel');
  expect(record.stack).toContain('    at ');
});

test('logs a refusal of the mail server without the recipient', () => {
  const refused = Object.assign(new Error('All recipients were rejected: 550 <ada@sentinel.example>'), {
    rejected: [email],
    response: `550 ${email}`,
  });
  expect(loggedOf(refused)).not.toContain('sentinel');
});

test('removes the lines of a message from the stack', () => {
  const error = new Error(`Failed\n    at ${email} says ${mobile}\nparams: ${passwordHash}`);
  expect(errorRecordOf(error).stack).not.toContain(mobile);
});

test('logs no fields of a thrown value that is not an error', () => {
  expect(errorRecordOf({ password: 'hunter2' })).toEqual({
    type: 'object',
    message: 'Something else than an error was thrown.',
  });
});

test('an ordinary error keeps its message, its code and its cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const record = errorRecordOf(new Error('The mail server is away.', { cause }));
  expect(record).toMatchObject({
    type: 'Error',
    message: 'The mail server is away.',
    cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
  });
});
