import { array, boolean, type InferType, object, string } from 'yup';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import { id, messageSchema, timestamp } from '../fields/answer.schema';

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
