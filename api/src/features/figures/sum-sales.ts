import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { AccountsQuery } from '@gallery/shared/contract/figures/accounts.schema';
import { daysToYearBefore, priceBands } from '@gallery/shared/contract/figures/figures';
import type {
  SoldArtist,
  SoldBand,
  SoldType,
  SoldWeek,
  WorksTotal,
} from '@gallery/shared/contract/figures/figures.schema';
import type { Sale, Sales } from './read-sales';

export function totalOf(sales: readonly Sale[]): WorksTotal {
  return {
    ...sumOf(sales),
    median_price: medianOf(sales.map(({ price }) => price)),
    median_days: medianOf(sales.map(({ listed_days }) => listed_days)),
  };
}

/** Lists all weeks from the first to the last day. */
export function weeksOf({ now, before }: Sales, { from, to }: AccountsQuery): SoldWeek[] {
  const weeks: SoldWeek[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, 7)) {
    const ofWeek = now.filter(({ day }) => mondayOf(day) === monday);
    const aYearBefore = dayAfter(monday, -daysToYearBefore);
    const ofYearBefore = before.filter(({ day }) => mondayOf(day) === aYearBefore);
    weeks.push({ starts_on: monday, ...sumOf(ofWeek), before: sumOf(ofYearBefore).amount });
  }
  return weeks;
}

export function artistsOf(sales: readonly Sale[]): SoldArtist[] {
  const artists = Map.groupBy(sales, ({ artist }) => artist);
  return [...artists]
    .map(([name, sold]) => ({ name, ...sumOf(sold) }))
    .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name));
}

/** Lists all types, each with all months from the first to the last day. */
export function typesOf(sales: readonly Sale[], { from, to }: AccountsQuery): SoldType[] {
  const months = monthsOf(from, to);
  return artworkTypes.map((type) => {
    const sold = sales.filter((sale) => sale.type === type);
    const ofMonth = (month: string) => sumOf(sold.filter(({ day }) => day.startsWith(month))).amount;
    return { type, ...sumOf(sold), months: months.map((month) => ({ month, amount: ofMonth(month) })) };
  });
}

export function bandsOf(sales: readonly Sale[]): SoldBand[] {
  return priceBands.map((from, at) => {
    const end = priceBands[at + 1] ?? Number.POSITIVE_INFINITY;
    return { from, ...sumOf(sales.filter(({ price }) => price >= from && price < end)) };
  });
}

function sumOf(sales: readonly Sale[]): { amount: number; works: number } {
  return { amount: sales.reduce((sum, { amount }) => sum + amount, 0), works: sales.length };
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = `${dayAfter(day, 31).slice(0, 7)}-01`)
    months.push(day.slice(0, 7));
  return months;
}

const dayMs = 86_400_000;

/** Moves a day such as '2026-11-23' by a number of days. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}
