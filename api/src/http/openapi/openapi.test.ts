import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { InjectOptions } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { newAdministrator } from '../../testing/gallery/admin-account';
import {
  type DocumentedAnswer,
  grantedRequest,
  refusedRequest,
} from '../../testing/requests/derived-requests';
import { sampleRequests } from '../../testing/requests/sample-requests';
import { buildTestApp, generousLimits } from '../../testing/server/test-app';

jest.setTimeout(180_000);

type Operation = {
  summary: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
/** Allows each action only once. */
let scarce: ReturnType<typeof buildTestApp>;
let document: Document;
let requests: Record<string, InjectOptions>;
let customer: { authorization: string };
let administrator: { authorization: string };

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  const once = { max: 1, seconds: 3_600 };
  const rateLimits = Object.fromEntries(Object.keys(generousLimits).map((name) => [name, once]));
  scarce = buildTestApp(database.db, undefined, { rateLimits: rateLimits as typeof generousLimits });
  document = (await app.inject('/api/openapi.json')).json();
  requests = await sampleRequests(app, database.db);
  customer = bearer((await signUp(app)).token);
  ({ headers: administrator } = await newAdministrator(app, database.db));
});
afterAll(async () => {
  await app.close();
  await scarce.close();
  await database.close();
});

const json = { 'content-type': 'application/json' };
/** The answers of every form. Unless named, tests reach 429 by repeating the successful requests. */
const formRequests: Record<string, InjectOptions> = {
  400: { payload: '{', headers: json },
  413: { payload: JSON.stringify('a'.repeat(66_000)), headers: json },
  415: { payload: 'a,b', headers: { 'content-type': 'text/csv' } },
};

type Documented = DocumentedAnswer & { name: string; method: 'GET'; schema?: object };

/** Streams and other answers without JSON have separate tests. */
function documented(): Documented[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      answersInJson(responses).map(([status, { content }]) => ({
        name: `${method.toUpperCase()} ${path} ${status}`,
        method: method.toUpperCase() as 'GET',
        path,
        status,
        statuses: Object.keys(responses),
        schema: content?.['application/json']?.schema,
      })),
    ),
  );
}

function answersInJson(responses: Operation['responses']) {
  const isOther = (content: object) => !('application/json' in content);
  return Object.entries(responses).filter(([, { content }]) => !(content && isOther(content)));
}

/** Uses a sample, or derives the request from an accepted one. */
function requestFor(answer: Documented): InjectOptions | undefined {
  const { name, method, path, status } = answer;
  const sample = requests[`${method} ${path} 200`] ?? requests[`${method} ${path} 201`];
  const granted = sample ?? grantedRequest(answer, administrator);
  const whole = (request?: InjectOptions) => request && { method, url: path, ...request };
  if (requests[name]) return whole(requests[name]);
  if (granted && /^(200|201|429)$/.test(status)) return whole(granted);
  const refused = granted && refusedRequest(answer, granted, customer);
  if (refused) return whole(refused);
  const form = formRequests[status];
  return form && whole({ ...form, headers: { ...granted?.headers, ...form.headers } });
}

async function answerTo(request: InjectOptions, status: string) {
  if (status !== '429') return app.inject(request);
  await scarce.inject(request);
  return scarce.inject(request);
}

test('the document is OpenAPI 3.1 and includes the rules of the forms', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/auth/sendmail']?.post).toMatchObject({
    summary: 'Ask about an artwork',
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: expect.arrayContaining(['fullname', 'email', 'mobile', 'artname', 'art_id']),
            properties: {
              fullname: { type: 'string', maxLength: 32 },
              email: { type: 'string', format: 'email' },
            },
          },
        },
      },
    },
  });
});

test('the tests request every documented answer and nothing else', () => {
  const all = documented();
  expect(all.filter((answer) => !requestFor(answer)).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(requests).filter((name) => !all.some((answer) => answer.name === name))).toEqual([]);
});

test('every answer matches the document', async () => {
  const validatorOf = compiledOnce();
  for (const { schema, ...wanted } of documented()) {
    const request = requestFor({ ...wanted, schema });
    if (!request) continue;
    const answer = await answerTo(request, wanted.status);
    const isAsDocumented = validatorOf(schema ?? false);
    isAsDocumented(answer.json());
    const given = { ...wanted, status: String(answer.statusCode), wrong: isAsDocumented.errors };
    expect(given).toEqual({ ...wanted, wrong: null });
  }
});

/** Most answers have one of few schemas, because every form refuses alike. */
function compiledOnce() {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validators = new Map<string, ValidateFunction>();
  return (schema: object | boolean): ValidateFunction => {
    const text = JSON.stringify(schema);
    const validator = validators.get(text) ?? ajv.compile(schema);
    validators.set(text, validator);
    return validator;
  };
}

test('the page of the document loads all files from the API only', async () => {
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).toMatch(/^\/api\/docs\//);
    expect((await app.inject(file)).statusCode).toBe(200);
  }
  expect((await app.inject('/api/docs/json')).json()).toEqual(document);
});
