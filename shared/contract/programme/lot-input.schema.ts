import { type InferType, number, object, string, type TestContext } from 'yup';
import { dateTime } from '../fields/date-time.schema';
import { idPattern } from '../fields/id';
import { version } from '../fields/version.schema';
import { wholeNumberIn } from '../fields/whole-number';

const numberMessage = 'Lot number must be a whole number from 1 to 100000';
const priceMessage = 'Starting price must be a whole number of naira';

export const lotInputSchema = object({
  number: whole(numberMessage)
    .required('Lot number is required')
    .min(1, numberMessage)
    .max(100_000, numberMessage),
  artwork_id: string()
    .typeError('No Artwork')
    .required('Artwork is required')
    .max(36, 'No Artwork')
    .matches(idPattern, 'No Artwork'),
  starting_price: whole(priceMessage)
    .required('Starting price is required')
    .min(1, priceMessage)
    .max(1_000_000_000, priceMessage),
  opens_at: dateTime('Opening').required('Opening is required'),
  closes_at: dateTime('Closing')
    .required('Closing is required')
    .test('order', 'Closing must be after the opening', closesAfter),
});
export type LotInput = InferType<typeof lotInputSchema>;

export const changeLotSchema = lotInputSchema.shape({ version: version() });
export type ChangeLotInput = InferType<typeof changeLotSchema>;

export const lotsQuerySchema = object({
  artwork: string().typeError('No Artwork').max(36, 'No Artwork').matches(idPattern, 'No Artwork'),
});
export type LotsQuery = InferType<typeof lotsQuerySchema>;

function whole(message: string) {
  return number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(message)
    .integer(message);
}

function closesAfter(closes: string | undefined, { parent }: TestContext): boolean {
  return !closes || !parent.opens_at || Date.parse(closes) > Date.parse(parent.opens_at);
}
