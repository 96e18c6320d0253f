import { array, boolean, type InferType, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import { id, messageSchema, timestamp } from '../fields/answer.schema';
import { dateTime } from '../fields/date-time.schema';

export const landingPlaces = ['hero', 'unveiled', 'auction', 'log-in'] as const;
export type PlaceName = (typeof landingPlaces)[number];

/** `left out`: the site does not show the work there, and shows its own choice instead. */
export const choiceStates = ['shown', 'waiting', 'left out'] as const;
export type ChoiceState = (typeof choiceStates)[number];

const landingChoiceSchema = object({
  _id: id(),
  artwork: listedArtworkSchema,
  starts_at: timestamp(),
  state: string().oneOf(choiceStates).defined(),
});
export type LandingChoice = InferType<typeof landingChoiceSchema>;

const landingPlaceSchema = object({
  place: string().oneOf(landingPlaces).defined(),
  /** The work that the site shows, or `null`: for the auction, its lots decide. */
  shown: listedArtworkSchema.nullable(),
  is_chosen: boolean().defined(),
  /** The choice in force, then the later ones. */
  choices: array().of(landingChoiceSchema).defined(),
});
export type LandingPlace = InferType<typeof landingPlaceSchema>;

export const landingPlacesSchema = object({ places: array().of(landingPlaceSchema).defined() });
export type LandingPlacesAnswer = InferType<typeof landingPlacesSchema>;

export const landingChoiceAnswerSchema = messageSchema.shape({ _id: id() });
export type LandingChoiceAnswer = InferType<typeof landingChoiceAnswerSchema>;

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
