import { array, boolean, type InferType, mixed, number, object, type TestContext } from 'yup';
import { idPattern } from '../../domain/id';
import { dateTime } from '../fields/date-time.schema';
import { text } from '../fields/text.schema';
import { version, wholeNumberIn } from '../fields/whole-number.schema';

export const maxLots = 500;
const highestAmount = 1_000_000_000;

export const auctionInputSchema = object({
  title: text(200, 'Title is too long').required('Title is required'),
  viewing: text(300, 'Viewing is too long').default(''),
  opens_at: dateTime('Opening').required('Opening is required'),
  closes_at: dateTime('End of the first lot')
    .required('End of the first lot is required')
    .test('order', 'The first lot must end after the opening', closesAfter),
  lot_interval: whole('Time between lots', 0, 86_400).default(60),
  approval_from: whole('Limit of the approval', 0, highestAmount).nullable().default(null),
  delivery_fee: whole('Delivery', 0, 100_000_000).default(0),
  increments_version: termsVersion('Increments'),
  premium_version: termsVersion('Premium'),
  conditions_version: termsVersion('Conditions'),
});
export type AuctionInput = InferType<typeof auctionInputSchema>;

export const changeAuctionSchema = auctionInputSchema.shape({ version: version() });
export type ChangeAuctionInput = InferType<typeof changeAuctionSchema>;

const worksMessage = 'Choose at least one work';

export const addLotsSchema = object({
  artwork_ids: idList('No Artwork').min(1, worksMessage).required(worksMessage),
  /** Adds nothing if a work must stay out. */
  all_or_none: boolean().typeError('all_or_none must be true or false').default(false),
});
export type AddLotsInput = { artwork_ids: string[]; all_or_none?: boolean };

const start = whole('Start', 1, highestAmount).required('Start is required');
/** 0 or empty means none. */
const reserve = whole('Reserve', 0, highestAmount)
  .default(0)
  .test('order', 'The reserve must not be below the start', isReserve);

export const lotFieldsSchema = object({
  estimate_low: whole('Low estimate', 1, highestAmount).required('Low estimate is required'),
  estimate_high: whole('High estimate', 1, highestAmount)
    .required('High estimate is required')
    .test('order', 'The high estimate must not be below the low one', isHigh),
  start,
  reserve,
  /** Without it the lot ends at its place in the plan. */
  closes_at: dateTime('End'),
});
export type LotFields = InferType<typeof lotFieldsSchema>;

/** `messageFor` knows the auction's increments, and returns `null` for an amount on their grid. */
export function lotFieldsOnGrid(messageFor: (amount: number) => string | null) {
  const check = (amount: number | undefined, context: TestContext) => {
    const message = amount ? messageFor(amount) : null;
    return message ? context.createError({ message }) : true;
  };
  return lotFieldsSchema.shape({ start: start.test('grid', check), reserve: reserve.test('grid', check) });
}

export const changeAuctionLotSchema = lotFieldsSchema.shape({ version: version() });
export type ChangeAuctionLotInput = InferType<typeof changeAuctionLotSchema>;

const sequenceMessage = 'The order of the lots is required';

/** All lots of the auction, in their new order. */
export const sequenceSchema = object({
  lots: idList('No lot with this id.').required(sequenceMessage),
});
export type SequenceInput = { lots: string[] };

function whole(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
}

function termsVersion(label: string) {
  return whole(`${label} version`, 1, 100_000).default(1);
}

/** Tests the whole list at once, because a rule for each item would take long for a list of wrong ones. */
function idList(message: string) {
  return array()
    .of(
      mixed<string>()
        .nullable()
        .meta({ jsonSchema: { type: 'string', format: 'uuid' } }),
    )
    .typeError(message)
    .max(maxLots, `At most ${maxLots} at once`)
    .test('ids', message, (ids) => !ids || ids.every((id) => typeof id === 'string' && idPattern.test(id)));
}

function closesAfter(closes: string | undefined, { parent }: TestContext): boolean {
  return !closes || !parent.opens_at || Date.parse(closes) > Date.parse(parent.opens_at);
}

function isHigh(high: number | undefined, { parent }: TestContext): boolean {
  return !high || !parent.estimate_low || high >= parent.estimate_low;
}

function isReserve(reserve: number, { parent }: TestContext): boolean {
  return !reserve || !parent.start || reserve >= parent.start;
}
