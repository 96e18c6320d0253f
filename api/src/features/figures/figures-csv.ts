import type { AccountsQuery } from '@gallery/shared/contract/figures/accounts.schema';
import { type FigureName, priceBands } from '@gallery/shared/contract/figures/figures';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../db/client';
import { csvOptions } from '../../http/answers/downloads';
import { readListed, withSold } from './read-listed';
import { readSales } from './read-sales';
import { readSteps } from './read-steps';
import { artistsOf, bandsOf, typesOf, weeksOf } from './sum-sales';

type Sheet = { columns: string[]; lines: (string | number)[][] };

/** Writes the whole table of one plot. Amounts are whole naira. */
export async function figureAsCsv(db: Database, figure: FigureName, range: AccountsQuery): Promise<string> {
  const { columns, lines } = await sheets[figure](db, range);
  return stringify(lines, csvOptions(columns));
}

const sheets: Record<FigureName, (db: Database, range: AccountsQuery) => Promise<Sheet>> = {
  async weeks(db, range) {
    const weeks = weeksOf(await readSales(db, range), range);
    const lines = weeks.map((week) => [week.starts_on, week.amount, week.works, week.before]);
    return { columns: ['Week of', 'Amount', 'Works', 'Amount a year before'], lines };
  },

  async artists(db, range) {
    const { now } = await readSales(db, range);
    const lines = artistsOf(now).map(({ name, amount, works }) => [name, amount, works]);
    return { columns: ['Artist', 'Amount', 'Works'], lines };
  },

  async types(db, range) {
    const types = typesOf((await readSales(db, range)).now, range);
    const months = types[0]?.months.map(({ month }) => month) ?? [];
    const lines = types.map((sold) => [
      sold.type,
      sold.amount,
      sold.works,
      ...sold.months.map(({ amount }) => amount),
    ]);
    return { columns: ['Type', 'Amount', 'Works', ...months], lines };
  },

  async bands(db, range) {
    const lines = bandsOf((await readSales(db, range)).now).map(({ from, amount, works }, at) => [
      from,
      priceBands[at + 1] ?? '',
      amount,
      works,
    ]);
    return { columns: ['Price from', 'Price below', 'Amount', 'Works'], lines };
  },

  async steps(db, range) {
    const steps = await readSteps(db, range, (await readSales(db, range)).now);
    const lines = steps.map(({ name, artist, views, enquiries, sales }) => [
      name,
      artist,
      views,
      enquiries,
      sales,
    ]);
    return { columns: ['Artwork', 'Artist', 'Views', 'Enquiries', 'Sales'], lines };
  },

  async days(db, range) {
    const [sales, listed] = await Promise.all([readSales(db, range), readListed(db)]);
    const lines = withSold(listed, sales.now).map(({ name, artist, days, state }) => [
      name,
      artist,
      days,
      states[state],
    ]);
    return { columns: ['Artwork', 'Artist', 'Days listed', 'Status'], lines };
  },
};

const states = { available: 'Available', held: 'Held', sold: 'Sold' };
