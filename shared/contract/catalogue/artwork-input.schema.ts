import { boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../fields/id';
import { cursorMessage, listQuerySchema } from '../fields/list.schema';
import { email, text } from '../fields/text.schema';
import { version } from '../fields/version.schema';
import { artworkSorts } from './artwork';
import { artworkTypes } from './artwork-types';

const typeMessage = `type must be one of ${artworkTypes.join(', ')}`;
const sortMessage = `sort must be one of ${artworkSorts.join(', ')}`;
const artistMessage = 'artist must be an id';
const availableMessage = 'available must be true';
const searchMessage = 'q must be at most 100 characters';
const priceMessage = 'price must be a whole number of naira';

/** A cursor of the sort by name holds a name, at up to three bytes per character. */
const maxCursorLength = 1_000;
const maxNameLength = 200;

export const artworkQuerySchema = listQuerySchema.shape({
  q: text(100, searchMessage).typeError(searchMessage),
  type: string().typeError(typeMessage).oneOf(artworkTypes, typeMessage),
  artist: string().typeError(artistMessage).max(36, artistMessage).matches(idPattern, artistMessage),
  min: naira('min'),
  max: naira('max'),
  available: string()
    .typeError(availableMessage)
    .oneOf(['true'] as const, availableMessage),
  sort: string().typeError(sortMessage).oneOf(artworkSorts, sortMessage).default('newest'),
  cursor: string().typeError(cursorMessage).max(maxCursorLength, cursorMessage),
});
export type ArtworkQuery = InferType<typeof artworkQuerySchema>;

function naira(name: string) {
  const message = `${name} must be a whole number of naira`;
  return number()
    .transform((_, sent) => (/^\d{1,10}$/.test(String(sent)) ? Number(sent) : Number.NaN))
    .typeError(message);
}

export const createArtworkSchema = object({
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
export type CreateArtworkInput = InferType<typeof createArtworkSchema>;

const yearMessage = 'year must be a year such as 1998';

export const editArtworkSchema = createArtworkSchema.shape({
  artist_email: text(254, 'Artist email is not valid').email('Artist email is not valid').default(''),
  year: fact(yearMessage).integer(yearMessage).min(1000, yearMessage).max(2100, yearMessage),
  materials: optionalText('materials', 200),
  height_cm: measure('height'),
  width_cm: measure('width'),
  depth_cm: measure('depth'),
  framed: yesOrNo('framed'),
  signed: yesOrNo('signed'),
  condition: optionalText('condition', 200),
  visual_description: optionalText('visual description', 1000),
});
export type EditArtworkInput = InferType<typeof editArtworkSchema>;

export const changeArtworkSchema = editArtworkSchema.shape({ version: version() });
export type ChangeArtworkInput = InferType<typeof changeArtworkSchema>;

function optionalText(label: string, maxLength: number) {
  return text(maxLength, `${label} is too long`)
    .transform((text: unknown) => (text === '' ? null : text))
    .nullable()
    .default(null);
}

function fact(message: string) {
  return number()
    .transform((_, sent) => numberIn(sent))
    .typeError(message)
    .nullable()
    .default(null);
}

function measure(label: string) {
  const message = `${label} must be a number of centimetres from 0.1 to 10000`;
  return fact(message).min(0.1, message).max(10_000, message);
}

/** A select sends 'true', 'false' or '' (unknown). */
function yesOrNo(label: string) {
  return boolean()
    .transform((_, sent) => (sent === '' ? null : ({ true: true, false: false }[String(sent)] ?? sent)))
    .typeError(`${label} must be true or false`)
    .nullable()
    .default(null);
}

function numberIn(sent: unknown): unknown {
  if (sent === '' || sent === null) return null;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(sent) ? Number(sent) : Number.NaN;
}
