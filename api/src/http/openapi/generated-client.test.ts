// The compiler checks the client that openapi-typescript generates from the document. The client then buys and bids.
import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../features/users/user.table';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork } from '../../testing/gallery/records';
import { openShop } from '../../testing/orders/orders';
import { setUp } from '../../testing/setup/setup-api';

const shop = setUp(openShop);
const execute = promisify(execFile);
const folder = path.resolve('.cache/generated-client');
const account = { email: 'adaeze@mail.example', password: 'Correct-horse-7-battery' };
let url: string;

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  const document = await (await fetch(`${url}/api/openapi.json`)).text();
  const [input, output] = [path.join(folder, 'openapi.json'), path.join(folder, 'api.ts')];
  await cp('api/client', folder, { recursive: true });
  await writeFile(input, document);
  await run('npx', ['--no', '--workspace', 'api', '--', 'openapi-typescript', input, '--output', output]);
  await run('npx', ['--no', '--', 'tsc', '--project', folder]);
});

/** Throws the command's output on failure. */
async function run(command: string, parameters: string[]) {
  const failed = (error: { stdout?: string; message: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  };
  return execute(command, parameters).catch(failed);
}

/** Returns the program's output, and the errors of the compiler or the program. */
async function does(step: string, facts: object): Promise<unknown> {
  const program = path.join(folder, 'program/customer.js');
  const { stdout } = await run('node', [program, url, step, JSON.stringify({ ...account, ...facts })]);
  return JSON.parse(stdout);
}

test('a generated client registers, logs in, buys a work and bids on a lot', async () => {
  const work = await addArtwork(shop.db);
  expect(await does('register', {})).toBe(account.email);

  const order = (await does('buy', {})) as { id: string; reference: string };
  expect(order).toEqual({ id: expect.any(String), reference: expect.any(String) });
  shop.bank.books.set(order.reference, { status: 'success', amount: work.price * 100, currency: 'NGN' });
  expect(await does('verify', { order: order.id })).toBe('Paid');

  const lot = await addLot(shop.db, await addAuction(shop.db));
  await shop.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.email, account.email));
  expect(await does('bid', { lot: lot.id })).toMatch(/^You lead\./);
});
