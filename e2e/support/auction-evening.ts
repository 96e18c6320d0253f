import type { APIRequestContext } from '@playwright/test';
import { curatorsToken } from './admin/curator';
import { createOwnWork } from './admin/own-work';
import { send as callApi } from './call-api';
import type { Work } from './work';

export type EveningLot = { _id: string; number: number; artwork: Work; price: number; closes_at: string };
type Plan = { start: number; reserve?: number };
type LotResult = {
  lot: { _id: string; number: number };
  state: string;
  strikes: { standing: number }[];
  next: { to: { user_id: string }; amount: number } | null;
};

/** Publishes an auction of new works with one minute to pay. Its lots run two minutes, and each bid leaves three. */
export async function publishAuction(request: APIRequestContext, title: string, plans: Plan[]) {
  const token = await curatorsToken(request);
  const send = (method: 'get' | 'post' | 'put', path: string, data?: object) =>
    callApi(request, method, path, data, token);
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const works = await Promise.all(plans.map(() => createOwnWork(request)));
  const text = 'A bid is binding. The winner pays within 1 minute.';
  const { version } = await send('post', '/auction/terms/conditions', { text, pay_minutes: 1 });
  const { auction } = await send('post', '/auction/records', {
    title,
    viewing: 'Ikoyi, Lagos',
    delivery_fee: 45_000,
    lot_interval: 10,
    opens_at: inSeconds(15),
    closes_at: inSeconds(135),
    conditions_version: version,
  });
  await send('post', `/auction/${auction._id}/lots`, { artwork_ids: works.map(({ _id }) => _id) });
  const { lots } = await send('get', `/auction/${auction._id}/record`);
  for (const [place, lot] of lots.entries()) {
    const fields = { estimate_low: 200_000, estimate_high: 400_000, ...plans[place], version: lot.version };
    await send('put', `/auction/${auction._id}/lots/${lot._id}`, fields);
  }
  await send('post', `/auction/${auction._id}/publish`, {});
  const published = await send('get', `/auction/${auction._id}/record`);
  const resultOf = async (number: number): Promise<LotResult | undefined> => {
    const { results } = await send('get', `/auction/${auction._id}/results`);
    return results.find(({ lot }: LotResult) => lot.number === number);
  };
  return { lots: published.lots as EveningLot[], send, resultOf };
}
