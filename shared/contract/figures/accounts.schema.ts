import { type InferType, object } from 'yup';
import { day, isDay } from '../fields/day.schema';

const maxDays = 366;
const rangeMessage = `to must be a day from 'from' on, at most ${maxDays} days later`;

/** The first and the last day of payments, in Lagos. */
export const accountsQuerySchema = object({
  from: day('from').required('from is required'),
  to: day('to')
    .required('to is required')
    .when('from', ([from], schema) => schema.test('range', rangeMessage, (to) => isRange(from, to))),
});
export type AccountsQuery = InferType<typeof accountsQuerySchema>;

function isRange(from: string | undefined, to: string | undefined): boolean {
  if (!from || !to || !isDay(from) || !isDay(to)) return true;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= 0 && days < maxDays;
}
