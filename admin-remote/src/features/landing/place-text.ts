import type { ChoiceState, LandingChoice, PlaceName } from '@gallery/shared/contract/landing/landing';
import { formatDateTime } from '@gallery/shared/domain/time';

type PlaceText = {
  heading: string;
  /** What the site shows without a choice. */
  standing: string;
};

export const placeTexts: Record<PlaceName, PlaceText> = {
  hero: {
    heading: 'Hero',
    standing: 'Without a choice: an upright work for sale with a large picture. New works do not change it.',
  },
  unveiled: {
    heading: 'Art Un-veiled',
    standing: 'Without a choice: a wide work for sale. New works do not change it.',
  },
  auction: {
    heading: 'Auction',
    standing: 'Without a choice: the open lot that ends first, or the first lot of the next auction.',
  },
  'log-in': {
    heading: 'Log-in',
    standing: 'Without a choice: three works take turns beside the forms of the account.',
  },
};

const stateTexts: Record<ChoiceState, string> = {
  shown: 'Shown',
  waiting: 'Waits',
  'left out': 'Not shown',
};

export function choiceText({ state, starts_at }: LandingChoice): string {
  return `${stateTexts[state]}, from ${formatDateTime(starts_at)}`;
}

export const noLotYet = 'No lot has this work yet. Until one has it, the lots decide.';

/** Says why the site does not show a choice whose time has come. */
export function leftOutText(place: PlaceName): string {
  if (place === 'auction') return 'No running lot has this work, so the lots decide.';
  if (place === 'unveiled') return 'The work left the catalogue, or it is the hero.';
  if (place === 'hero') return 'The work left the catalogue, or its picture is too small.';
  return 'The work left the catalogue.';
}
