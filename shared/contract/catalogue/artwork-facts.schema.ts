import { type AnySchema, boolean, type InferType, type Message, number, object } from 'yup';
import { anyText, wholeNumber } from '../fields/answer.schema';
import { text } from '../fields/text.schema';

/** The facts in answers about a work. `null` means unknown. */
export const artworkFacts = {
  year: wholeNumber().nullable(),
  materials: anyText().nullable(),
  height_cm: centimetres(),
  width_cm: centimetres(),
  depth_cm: centimetres(),
  weight_kg: number().defined().nullable(),
  framed: boolean().defined().nullable(),
  signed: boolean().defined().nullable(),
  condition: anyText().nullable(),
  visual_description: anyText().nullable(),
};
export const factsSchema = object(artworkFacts);
export type ArtworkFacts = InferType<typeof factsSchema>;

const yearMessage = 'year must be a year such as 1998';

export const artworkFactInputs = {
  year: numberInput(yearMessage).integer(yearMessage).min(1000, yearMessage).max(2100, yearMessage),
  materials: textInput(200),
  height_cm: centimetresInput(),
  width_cm: centimetresInput(),
  depth_cm: centimetresInput(),
  weight_kg: weightInput(),
  framed: yesNoInput(),
  signed: yesNoInput(),
  condition: textInput(200),
  visual_description: textInput(1000),
} satisfies Record<keyof ArtworkFacts, AnySchema>;

export const factInputsSchema = object(artworkFactInputs);

export const unknownFacts: ArtworkFacts = {
  ...factInputsSchema.getDefault(),
  weight_kg: null,
};

function centimetres() {
  return number().defined().nullable();
}

function textInput(maxLength: number) {
  return text(maxLength, about('is too long'))
    .transform((text: unknown) => (text === '' ? null : text))
    .nullable()
    .default(null);
}

function numberInput(message: Message) {
  return number()
    .transform((_, sent) => numberIn(sent))
    .typeError(message)
    .nullable()
    .default(null);
}

function centimetresInput() {
  const message = about('must be a number of centimetres from 0.1 to 10000');
  return numberInput(message).min(0.1, message).max(10_000, message);
}

/** An edit without it keeps the present weight, because the form of the release before lacks the field. */
function weightInput() {
  const message = about('must be a number of kilograms from 0.1 to 5000');
  return number()
    .transform((_, sent) => numberIn(sent))
    .typeError(message)
    .nullable()
    .min(0.1, message)
    .max(5_000, message);
}

/** A select sends 'true', 'false', or '' (unknown). */
function yesNoInput() {
  return boolean()
    .transform((_, sent) => (sent === '' ? null : ({ true: true, false: false }[String(sent)] ?? sent)))
    .typeError(about('must be true or false'))
    .nullable()
    .default(null);
}

function numberIn(sent: unknown): unknown {
  if (sent === '' || sent === null) return null;
  if (typeof sent === 'number') return sent;
  return typeof sent === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(sent) ? Number(sent) : Number.NaN;
}

/** Derives the fact's name from its key: `height_cm` is the height. */
function about(rule: string): Message {
  return ({ path }: { path: string }) => `${path.replace(/_(cm|kg)$/, '').replaceAll('_', ' ')} ${rule}`;
}
