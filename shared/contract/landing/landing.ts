export type {
  ChoiceState,
  LandingChoice,
  LandingChoiceAnswer,
  LandingPlace,
  LandingPlacesAnswer,
  PlaceName,
} from './landing.schema';

/** For administrators. The public reads `artworkPaths.list` with `place`, and `lotPaths.list` with `place`. */
export const landingPaths = {
  /** GET the four places, with `at` as they will be at a time. POST a choice. */
  choices: '/landing/choices',
  choice: (id: string) => `/landing/choices/${encodeURIComponent(id)}`,
};

export const landingLimits = {
  /** Choices of one place that wait for their time. */
  waiting: 20,
  /** From the day of the choice. */
  days: 365,
  /** Of each side of the hero's picture. */
  heroPixels: 1_000,
} as const;
