import { array, boolean, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { maxEditedWorks } from '../collection/edit-limits';
import { dateTime } from '../fields/date-time.schema';
import { text } from '../fields/text.schema';
import { optionalVersion } from '../fields/whole-number.schema';
import { maxLabelNote, roomLimits } from './viewing-room';

const tooMany = `A viewing room has at most ${roomLimits.works} works`;

export const viewingRoomInputSchema = object({
  title: text(roomLimits.title, `A title has at most ${roomLimits.title} characters`)
    .typeError('Title is not valid')
    .required('Please give the room a title'),
  recipient: text(roomLimits.recipient, `The name has at most ${roomLimits.recipient} characters`)
    .typeError('Name is not valid')
    .default(''),
  note: text(roomLimits.note, `A note has at most ${roomLimits.note.toLocaleString('en')} characters`)
    .typeError('Note is not valid')
    .default(''),
  show_prices: boolean().typeError('show_prices must be true or false').default(true),
  closes_at: dateTime('The end').required('Please choose when the room ends'),
  /** In the order of the room. */
  artworks: array()
    .of(artworkId())
    .typeError('artworks must be a list of ids')
    .max(roomLimits.works, tooMany)
    .test('once', 'Each work is in the room once', isEachOnce)
    .min(1, 'Add a work to the room')
    .required('Add a work to the room'),
  /** A work without a label, and a label without one of its facts, keep what is saved. */
  labels: array()
    .of(
      object({
        artwork_id: artworkId(),
        note: labelNote(),
        show_price: boolean().typeError('show_price must be true or false'),
      }),
    )
    .typeError('labels must be a list')
    .max(roomLimits.works, tooMany)
    .test('once', 'Each work has one label', (labels) => isEachOnce(labels?.map(idOfLabel)))
    .test('in the room', 'A label is of a work that is not in the room', (labels, { parent }) =>
      areAmong(labels?.map(idOfLabel) ?? [], parent.artworks),
    ),
});
export type ViewingRoomInput = InferType<typeof viewingRoomInputSchema>;

export const changeViewingRoomSchema = viewingRoomInputSchema.shape({ version: optionalVersion() });
export type ChangeViewingRoomInput = InferType<typeof changeViewingRoomSchema>;

const noWorkMessage = 'Select works first';

export const previewRoomSchema = object({
  artworks: array()
    .of(artworkId())
    .typeError(noWorkMessage)
    .max(maxEditedWorks, `Select at most ${maxEditedWorks} works`)
    .min(1, noWorkMessage)
    .required(noWorkMessage),
  /** `null`: a new room. */
  room_id: string()
    .typeError('No viewing room')
    .max(36, 'No viewing room')
    .matches(idPattern, 'No viewing room')
    .nullable()
    .default(null),
});
export type PreviewRoomInput = InferType<typeof previewRoomSchema>;

const secondsMessage = `seconds must be a whole number from 1 to ${roomLimits.secondsInReport}`;

export const roomViewsInputSchema = object({
  /** The browser makes a random id for each tab, and forgets it with the tab. */
  visitor: string()
    .typeError('No visitor')
    .max(36, 'No visitor')
    .matches(idPattern, 'No visitor')
    .required('No visitor'),
  looks: array()
    .of(
      object({
        artwork_id: artworkId(),
        seconds: number()
          .typeError(secondsMessage)
          .integer(secondsMessage)
          .min(1, secondsMessage)
          .max(roomLimits.secondsInReport, secondsMessage)
          .required(secondsMessage),
      }),
    )
    .typeError('looks must be a list')
    .max(roomLimits.works, tooMany)
    .required('looks is required'),
});
export type RoomViewsInput = InferType<typeof roomViewsInputSchema>;

function artworkId() {
  return string()
    .typeError('No Artwork')
    .max(36, 'No Artwork')
    .matches(idPattern, 'No Artwork')
    .required('No Artwork');
}

/** One line. Text that shows nothing is no note. */
function labelNote() {
  const tooLong = `The note on a work has at most ${maxLabelNote} characters`;
  return text(maxLabelNote, tooLong)
    .typeError('The note on a work is not valid')
    .transform((sent: unknown) =>
      typeof sent === 'string' && sent.length <= maxLabelNote ? oneLine(sent) : sent,
    )
    .test('controls', 'The note on a work has no control characters', (note) => !/\p{Cc}/u.test(note ?? ''));
}

function oneLine(note: string): string {
  return /[^\p{Default_Ignorable_Code_Point}\p{Cf}\s]/u.test(note) ? note.replace(/\s+/g, ' ') : '';
}

const idOfLabel = (label: unknown) => (Object(label) as { artwork_id?: unknown }).artwork_id;

function areAmong(ids: readonly unknown[], all: unknown): boolean {
  const known = new Set(Array.isArray(all) ? all.map((one) => String(one).toLowerCase()) : []);
  return ids.every((one) => known.has(String(one).toLowerCase()));
}

function isEachOnce(ids: readonly unknown[] | undefined): boolean {
  return !ids || new Set(ids.map((one) => String(one).toLowerCase())).size === ids.length;
}
