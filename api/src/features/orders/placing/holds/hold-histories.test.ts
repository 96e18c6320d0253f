import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { and, eq } from 'drizzle-orm';
import { bearer, signUpForm } from '../../../../testing/gallery/accounts';
import { addArtwork, samplePrice } from '../../../../testing/gallery/records';
import { isLinearizable, recordHistory } from '../../../../testing/histories/linearizable';
import { openTwoApis } from '../../../../testing/histories/two-apis';
import { orders } from '../../order.table';

jest.setTimeout(300_000);

const [clients, histories] = [5, 15];

type Input = { by: string; does: 'hold' | 'cancel' | 'read' };

/** One buyer at most holds the work. */
const hold = {
  start: 'nobody',
  apply(holder: string, { by, does }: Input) {
    if (does === 'read') return { state: holder, output: holder };
    if (does === 'cancel')
      return holder === by ? { state: 'nobody', output: 'canceled' } : { state: holder, output: 'refused' };
    if (holder === by) return { state: holder, output: 'existing' };
    return holder === 'nobody' ? { state: by, output: 'held' } : { state: holder, output: 'refused' };
  },
};

let apis: Awaited<ReturnType<typeof openTwoApis>>;
const buyers: { id: string; headers: object }[] = [];

beforeAll(async () => {
  apis = await openTwoApis();
  for (let at = 0; at < clients; at += 1) {
    const { user, token } = (await apis.answerTo<SignedInAnswer>(at, '/auth/register', signUpForm())).data;
    buyers.push({ id: user._id, headers: bearer(token) });
  }
});
afterAll(() => apis.close());

test('one order of the calls explains every history of holds over two processes with kills', async () => {
  const wrong: unknown[] = [];
  let [held, lost] = [0, 0];
  for (let number = 0; number < histories; number += 1) {
    const { id } = await addArtwork(apis.db);
    const history = recordHistory<Input>();
    const kill = number % 5 === 4 ? apis.killSoon(number) : undefined;
    await Promise.all(buyers.map((_, at) => client(at, id, history)));
    await kill;
    await history.record({ by: '', does: 'read' }, () => holderOf(id));
    if (!isLinearizable(hold, history.calls)) wrong.push({ number, calls: history.calls });
    held += history.calls.filter(({ output }) => output === 'held').length;
    lost += history.calls.filter(({ output }) => output === null).length;
    await freeTheWork(id);
  }
  expect(wrong).toEqual([]);
  expect(held).toBeGreaterThan(histories / 2);
  expect(lost).toBeGreaterThan(0);
});

/** Holds the work and gives it back, three times, through alternating processes. */
async function client(at: number, workId: string, { record }: ReturnType<typeof recordHistory<Input>>) {
  const { id: by, headers } = buyers[at] as (typeof buyers)[number];
  for (let round = 0; round < 3; round += 1) {
    let order: string | undefined;
    await record({ by, does: 'hold' }, async () => {
      const answer = await apis.post(at + round, '/order/create', requestFor(workId), headers);
      order = (answer?.body as OrderPaymentAnswer | undefined)?.order?._id;
      return answer && outcomeOf(answer);
    });
    if (!order) continue;
    await record({ by, does: 'cancel' }, async () => {
      const answer = await apis.post(at + round + 1, `/order/${order}/cancel`, {}, headers);
      if (answer && answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer && 'canceled';
    });
  }
}

const requestFor = (artwork_id: string) => ({
  artwork_id,
  address: '12 Uli Close, Ikoyi',
  price: samplePrice,
});

function outcomeOf({ status, body }: { status: number; body: unknown }) {
  if (status === 201) return 'held';
  if (status === 200) return 'existing';
  if (status === 409) return 'refused';
  throw new Error(JSON.stringify(body));
}

async function holderOf(workId: string): Promise<string> {
  const [order] = await apis.db
    .select()
    .from(orders)
    .where(and(eq(orders.artworkId, workId), eq(orders.status, 'Pending')));
  return order?.userId ?? 'nobody';
}

/** A buyer may hold few works at once. */
async function freeTheWork(workId: string): Promise<void> {
  const holder = await holderOf(workId);
  const at = buyers.findIndex(({ id }) => id === holder);
  if (at === -1) return;
  const { headers } = buyers[at] as (typeof buyers)[number];
  const placed = apis.answerTo<OrderPaymentAnswer>(0, '/order/create', requestFor(workId), headers);
  const { order } = await placed;
  await apis.post(0, `/order/${order._id}/cancel`, {}, headers);
}
