import type { AccountsQuery } from '@gallery/shared/contract/figures/accounts.schema';
import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import type { Database } from '../../db/client';
import { daysOf, readListed, withSold } from './read-listed';
import { readSales } from './read-sales';
import { readSteps, type WorkSteps } from './read-steps';
import { artistsOf, bandsOf, totalOf, typesOf, weeksOf } from './sum-sales';

export async function readFigures(db: Database, range: AccountsQuery): Promise<FiguresAnswer> {
  const [sales, listed] = await Promise.all([readSales(db, range), readListed(db)]);
  const steps = await readSteps(db, range, sales.now);
  return {
    total: totalOf(sales.now),
    before: totalOf(sales.before),
    weeks: weeksOf(sales, range),
    artists: artistsOf(sales.now),
    types: typesOf(sales.now, range),
    bands: bandsOf(sales.now),
    steps: { views: sum(steps, 'views'), enquiries: sum(steps, 'enquiries'), sales: sales.now.length },
    days: daysOf(withSold(listed, sales.now)),
  };
}

function sum(steps: readonly WorkSteps[], field: 'views' | 'enquiries'): number {
  return steps.reduce((total, step) => total + step[field], 0);
}
