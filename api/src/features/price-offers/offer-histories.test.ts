import { randomInt } from 'node:crypto';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { type OfferMovedAnswer, offerPaths } from '@gallery/shared/contract/offers/offer';
import { orderPaths } from '@gallery/shared/contract/orders/order';
import { and, asc, eq } from 'drizzle-orm';
import { bearer, signUpForm } from '../../testing/gallery/accounts';
import { addArtwork } from '../../testing/gallery/records';
import { isLinearizable, recordHistory } from '../../testing/histories/linearizable';
import { openTwoApis } from '../../testing/histories/two-apis';
import { orders } from '../orders/order.table';
import { priceOffers } from './price-offer.table';

jest.setTimeout(300_000);

const [collectors, histories] = [4, 15];
const amount = 200_000;

type Input = { by: string; does: 'accept' | 'withdraw' | 'cancel' | 'read' };
type Offers = { holder: string; states: Record<string, 'open' | 'accepted' | 'withdrawn'> };

/** Each collector has an open offer. The gallery accepts one at a time: the order then holds the work until it is canceled. */
function offersOf(all: readonly string[]) {
  return {
    start: { holder: 'nobody', states: Object.fromEntries(all.map((by) => [by, 'open'])) } as Offers,
    apply({ holder, states }: Offers, { by, does }: Input) {
      const refused = { state: { holder, states }, output: 'refused' };
      if (does === 'read') return { ...refused, output: textOf(holder, Object.values(states)) };
      if (does === 'cancel')
        return holder === by ? { state: { holder: 'nobody', states }, output: 'canceled' } : refused;
      if (states[by] !== 'open' || (does === 'accept' && holder !== 'nobody')) return refused;
      const output = does === 'accept' ? ('accepted' as const) : ('withdrawn' as const);
      const next = { holder: does === 'accept' ? by : holder, states: { ...states, [by]: output } };
      return { state: next, output };
    },
  };
}

const textOf = (holder: string, states: readonly string[]) => `${holder}: ${states.join()}`;

type Collector = { id: string; headers: object };
let apis: Awaited<ReturnType<typeof openTwoApis>>;
let curator: object;
const buyers: Collector[] = [];

beforeAll(async () => {
  apis = await openTwoApis();
  const { data } = await apis.answerTo<SignedInAnswer>(0, '/auth/login', apis.administrator);
  curator = bearer(data.token);
  for (let at = 0; at < collectors; at += 1) {
    const { user, token } = (await apis.answerTo<SignedInAnswer>(at, '/auth/register', signUpForm())).data;
    buyers.push({ id: user._id, headers: bearer(token) });
  }
});
afterAll(() => apis.close());

test('one order of the calls explains every history of offers over two processes with kills', async () => {
  const wrong: unknown[] = [];
  let [accepted, lost] = [0, 0];
  for (let number = 0; number < histories; number += 1) {
    const { id: workId } = await addArtwork(apis.db, { openToOffers: true });
    const offers = await Promise.all(buyers.map((buyer) => openOffer(buyer, workId)));
    const history = recordHistory<Input>();
    const kill = number % 5 === 4 ? apis.killSoon(number) : undefined;
    await Promise.all(
      offers.flatMap((offer, at) => [answer(at, offer, history), withdraw(at, offer, history)]),
    );
    await kill;
    await history.record({ by: '', does: 'read' }, () => read(workId));
    const model = offersOf(buyers.map(({ id }) => id));
    if (!isLinearizable(model, history.calls)) wrong.push({ number, calls: history.calls });
    accepted += history.calls.filter(({ output }) => output === 'accepted').length;
    lost += history.calls.filter(({ output }) => output === null).length;
    await endAll(workId, offers);
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(histories / 2);
  expect(lost).toBeGreaterThan(0);
});

type History = ReturnType<typeof recordHistory<Input>>;

async function openOffer({ headers }: Collector, artwork_id: string): Promise<string> {
  const data = { artwork_id, amount, address: '12 Uli Close, Ikoyi' };
  return (await apis.answerTo<OfferMovedAnswer>(0, offerPaths.own, data, headers)).offer._id;
}

/** Two curators accept the offer through both processes. The collector then cancels the order, which frees the work. */
async function answer(at: number, offer: string, { record }: History) {
  const { id: by, headers } = buyers[at] as Collector;
  for (const turn of [at, at + 1]) {
    let order: string | undefined;
    await record({ by, does: 'accept' }, async () => {
      const answered = await apis.post(turn, offerPaths.answer(offer), { answer: 'accept', amount }, curator);
      order = (answered?.body as OfferMovedAnswer | undefined)?.offer?.order?._id;
      return outcomeOf(answered, 'accepted');
    });
    if (!order) continue;
    await record({ by, does: 'cancel' }, async () =>
      outcomeOf(await apis.post(turn + 1, orderPaths.cancel(order ?? ''), {}, headers), 'canceled'),
    );
  }
}

async function withdraw(at: number, offer: string, { record }: History) {
  const { id: by, headers } = buyers[at] as Collector;
  await new Promise((resolve) => setTimeout(resolve, randomInt(300)));
  await record({ by, does: 'withdraw' }, async () =>
    outcomeOf(await apis.post(at, offerPaths.withdraw(offer), {}, headers), 'withdrawn'),
  );
}

function outcomeOf(answered: Awaited<ReturnType<typeof apis.post>>, done: string): string | null {
  if (!answered) return null;
  if (answered.status === 200) return done;
  if (answered.status === 409) return 'refused';
  throw new Error(JSON.stringify(answered));
}

async function read(workId: string): Promise<string> {
  const [order] = await apis.db
    .select()
    .from(orders)
    .where(and(eq(orders.artworkId, workId), eq(orders.status, 'Pending')));
  const rows = await apis.db
    .select()
    .from(priceOffers)
    .where(eq(priceOffers.artworkId, workId))
    .orderBy(asc(priceOffers.createdAt));
  const states = buyers.map(({ id }) => rows.find(({ userId }) => userId === id)?.state ?? 'none');
  return textOf(order?.userId ?? 'nobody', states);
}

/** A collector may have few open offers and orders at once. */
async function endAll(workId: string, offers: string[]): Promise<void> {
  for (const [at, { id, headers }] of buyers.entries()) {
    await apis.post(0, offerPaths.withdraw(offers[at] ?? ''), {}, headers);
    const [order] = await apis.db
      .select()
      .from(orders)
      .where(and(eq(orders.artworkId, workId), eq(orders.userId, id), eq(orders.status, 'Pending')));
    if (order) await apis.post(0, orderPaths.cancel(order.id), {}, headers);
  }
}
