import { boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { cursorMessage, listQuerySchema } from '../fields/list.schema';
import { email, text } from '../fields/text.schema';
import { version } from '../fields/whole-number.schema';
import { artworkSorts, shownPlaces } from './artwork';
import {
  artworkColors,
  artworkMaterials,
  artworkSizes,
  artworkTypes,
  maxChosenArtists,
} from './artwork-choices';
import { artworkFactInputs } from './artwork-facts.schema';
import { historyInputs } from './entries/history-lines.schema';
import { firstStages } from './stages/work-stage';
import { publishAt } from './stages/work-stage-input.schema';
import { tagsInput } from './tags.schema';

const typeMessage = `type must be one of ${artworkTypes.join(', ')}`;
const sortMessage = `sort must be one of ${artworkSorts.join(', ')}`;
const placeMessage = `place must be one of ${shownPlaces.join(', ')}`;
const artistMessage = `artist must be an id, or up to ${maxChosenArtists} ids with commas between them`;
const searchMessage = 'q must be at most 100 characters';
const priceMessage = 'price must be a whole number of naira';

/** A cursor of the sort by name contains a name of up to three bytes per character. */
const maxCursorLength = 1_000;
const maxNameLength = 200;

export const artworkQuerySchema = listQuerySchema.shape({
  q: text(100, searchMessage).typeError(searchMessage),
  type: string().typeError(typeMessage).oneOf(artworkTypes, typeMessage),
  artist: string()
    .typeError(artistMessage)
    .max(maxChosenArtists * 37 - 1, artistMessage)
    .test(
      'ids',
      artistMessage,
      (ids) => ids === undefined || ids.split(',').every((id) => idPattern.test(id)),
    ),
  material: choice('material', artworkMaterials),
  size: choice('size', artworkSizes),
  color: choice('color', artworkColors),
  min: naira('min'),
  max: naira('max'),
  available: flag('available'),
  auction: flag('auction'),
  short: flag('short'),
  place: string().typeError(placeMessage).oneOf(shownPlaces, placeMessage),
  sort: string().typeError(sortMessage).oneOf(artworkSorts, sortMessage).default('newest'),
  cursor: string().typeError(cursorMessage).max(maxCursorLength, cursorMessage),
});
export type ArtworkQuery = InferType<typeof artworkQuerySchema>;

function choice(name: string, choices: readonly string[]) {
  const message = `${name} must be one or more of ${choices.join(', ')}, with commas between them`;
  const isChoice = (chosen: string, at: number, all: string[]) =>
    choices.includes(chosen) && all.indexOf(chosen) === at;
  return string()
    .typeError(message)
    .max(200, message)
    .test('choices', message, (written) => written === undefined || written.split(',').every(isChoice));
}

function flag(name: string) {
  const message = `${name} must be true`;
  return string()
    .typeError(message)
    .oneOf(['true'] as const, message);
}

function naira(name: string) {
  const message = `${name} must be a whole number of naira`;
  return number()
    .transform((_, sent) => (/^\d{1,10}$/.test(String(sent)) ? Number(sent) : Number.NaN))
    .typeError(message);
}

const artworkInputSchema = object({
  img_url: text(2_000, 'Image is not valid').required('Image is required'),
  name_of_artwork: text(maxNameLength, 'Artwork name is too long').required('Artwork name is required'),
  artist_email: email('Artist email'),
  type_of_artwork: string().oneOf(artworkTypes, typeMessage),
  price: number()
    .transform((price, sent) => (sent === '' ? undefined : price))
    .required('price is required')
    .typeError(priceMessage)
    .integer(priceMessage)
    .min(1, priceMessage)
    .max(1_000_000_000, priceMessage),
  description: text(10_000, 'description is too long').required('description is required'),
});

const stageMessage = `stage must be one of ${firstStages.join(', ')}`;

export const createArtworkSchema = artworkInputSchema.shape({
  ...artworkFactInputs,
  ...historyInputs,
  tags: tagsInput(),
  stage: string().typeError(stageMessage).oneOf(firstStages, stageMessage).default('published'),
  publish_at: publishAt(),
});
export type CreateArtworkInput = InferType<typeof createArtworkSchema>;

export const editArtworkSchema = artworkInputSchema.shape({
  artist_email: text(254, 'Artist email is not valid').email('Artist email is not valid').default(''),
  /** An edit without these two changes neither, because the form of the release before lacks them. */
  price_on_request: boolean().typeError('price on request must be true or false'),
  open_to_offers: boolean().typeError('open to offers must be true or false'),
  /** An edit without it keeps the present tags, for the same reason. */
  tags: tagsInput(),
  ...artworkFactInputs,
  /** Only files and the form of the release before send them: the page of a work edits its entries. */
  ...historyInputs,
});
export type EditArtworkInput = InferType<typeof editArtworkSchema>;

export const changeArtworkSchema = editArtworkSchema.shape({ version: version() });
export type ChangeArtworkInput = InferType<typeof changeArtworkSchema>;
