import type {
  FiguresAnswer,
  SoldArtist,
  SoldType,
  SoldWeek,
} from '@gallery/shared/contract/figures/figures.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatShortNaira } from '../../ui/figures/sales-format';

export function sayWeeks(weeks: readonly SoldWeek[]): string {
  const total = amountOf(weeks);
  if (total === 0) return noSales;
  const last = weeks.slice(-recentWeeks);
  const weeksText = last.length === 1 ? 'The last week' : `The last ${last.length} weeks`;
  return `${weeksText} brought in ${percentOf(amountOf(last), total)} of the total.`;
}

export function sayArtists(artists: readonly SoldArtist[]): string {
  const [first, second] = artists;
  if (!first) return noSales;
  if (!second) return `All sales are works of ${first.name}.`;
  return `Two artists account for ${percentOf(first.amount + second.amount, amountOf(artists))} of sales.`;
}

export function sayTypes(types: readonly SoldType[]): string {
  const [best] = Array.from(types).sort((a, b) => b.amount - a.amount);
  if (!best?.works) return noSales;
  const sum = types.reduce((works, type) => works + type.works, 0);
  const share = percentOf(best.amount, amountOf(types));
  return `${best.type}: ${best.works} of ${countOf(sum, 'work')}, ${share} of sales.`;
}

export function sayBands(bands: FiguresAnswer['bands']): string {
  const [most] = Array.from(bands).sort((a, b) => b.works - a.works);
  if (!most?.works) return noSales;
  const name = bandName(bands, most.from);
  const sum = bands.reduce((works, band) => works + band.works, 0);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${most.works} of ${countOf(sum, 'work')}.`;
}

export function saySteps({ views, enquiries, sales }: FiguresAnswer['steps']): string {
  if (sales === 0) return `No sales from ${stepsText(views, enquiries)}.`;
  return `A sale takes ${stepsText(views / sales, enquiries / sales)} on average.`;
}

export function sayDays({ spread }: FiguresAnswer['days']): string {
  const long = spread.reduce((sum, { days, listed }) => sum + (days > longDays ? listed : 0), 0);
  if (long === 0) return `No work has been listed for more than ${longDays} days.`;
  return `${countOf(long, 'work')} ${long === 1 ? 'has' : 'have'} been listed for more than ${longDays} days.`;
}

const noSales = 'No sales in this period.';
const recentWeeks = 8;
const longDays = 200;

/** Such as 'under #250k', '#250k to #500k', or 'over #5m'. */
export function bandName(bands: FiguresAnswer['bands'], from: number): string {
  const next = bands.find((band) => band.from > from);
  if (!next) return `over ${formatShortNaira(from)}`;
  if (from === 0) return `under ${formatShortNaira(next.from)}`;
  return `${formatShortNaira(from)} to ${formatShortNaira(next.from)}`;
}

function stepsText(views: number, enquiries: number): string {
  return `${countOf(views, 'view', 'views')} and ${countOf(enquiries, 'enquiry', 'enquiries')}`;
}

function _countOf(count: number, one: string, many: string): string {
  const text = count.toLocaleString('en', { maximumFractionDigits: count < 10 ? 1 : 0 });
  return `${text} ${text === '1' ? one : many}`;
}

function amountOf(sums: readonly { amount: number }[]): number {
  return sums.reduce((total, { amount }) => total + amount, 0);
}

function percentOf(part: number, whole: number): string {
  return `${Math.round((100 * part) / Math.max(whole, 1))}%`;
}
