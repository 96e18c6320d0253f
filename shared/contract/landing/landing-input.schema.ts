import { type InferType, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { dateTime } from '../fields/date-time.schema';
import { landingPlaces } from './landing.schema';

const placeMessage = `place must be one of ${landingPlaces.join(', ')}`;
const workMessage = 'Please choose a work';

export const landingChoiceInputSchema = object({
  place: string().typeError(placeMessage).oneOf(landingPlaces, placeMessage).required(placeMessage),
  artwork_id: string()
    .typeError(workMessage)
    .max(36, workMessage)
    .matches(idPattern, { message: workMessage, excludeEmptyString: true })
    .required(workMessage),
  /** Without it, the choice applies at once. */
  starts_at: dateTime('The date'),
});
export type LandingChoiceInput = InferType<typeof landingChoiceInputSchema>;

export const landingQuerySchema = object({ at: dateTime('at') });
export type LandingQuery = InferType<typeof landingQuerySchema>;
