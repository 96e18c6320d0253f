import { boolean, type InferType, number, object, string, type TestContext } from 'yup';
import { idPattern } from '../../domain/id';
import { dateTime } from '../fields/date-time.schema';
import { recordsQuerySchema } from '../fields/list.schema';
import { email, text } from '../fields/text.schema';
import { version, wholeNumberIn } from '../fields/whole-number.schema';
import { eventKinds, eventLabels, maxPlaces } from './event';
import { readOpeningHours } from './opening-hours';

const placesMessage = `Places must be a whole number from 1 to ${maxPlaces}`;

export const bookingInputSchema = object({
  name: text(64, 'Name is too long').required('Name is required'),
  email: email('Email'),
  places: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .required('Places is required')
    .typeError(placesMessage)
    .integer(placesMessage)
    .min(1, placesMessage)
    .max(maxPlaces, placesMessage),
  /** The start of the day that the guest chooses, for an event with opening hours. */
  session: dateTime('Day').nullable().default(null),
  waitlist: boolean().typeError('waitlist must be true or false').default(false),
});
export type BookingInput = InferType<typeof bookingInputSchema>;

/** `session` is the start of one open day. */
export const calendarQuerySchema = object({ session: dateTime('Day').nullable().default(null) });
export type CalendarQuery = InferType<typeof calendarQuerySchema>;

const noBooking = 'No booking with this id';

export const bookingsQuerySchema = recordsQuerySchema.shape({
  booking: string().typeError(noBooking).max(36, noBooking).matches(idPattern, noBooking),
});
export type BookingsQuery = InferType<typeof bookingsQuerySchema>;

const labelMessage = `Label must be one of ${eventLabels.join(', ')}`;
const kindMessage = `Kind must be one of ${eventKinds.join(', ')}`;
const hoursMessage = 'Write each line like “Tuesday to Friday, 10:00 to 17:00”';
const capacityMessage = 'Capacity must be a whole number from 0 to 100000';

export const eventInputSchema = object({
  title: text(200, 'Title is too long').required('Title is required'),
  summary: text(2000, 'Summary is too long').required('Summary is required'),
  place: text(200, 'Place is too long').required('Place is required'),
  starts_at: dateTime('Start').required('Start is required'),
  ends_at: dateTime('End').nullable().default(null).test('order', 'End must be after the start', endsAfter),
  current: boolean().typeError('current must be true or false').default(false),
  /** An edit without it keeps the present kind. */
  kind: string().typeError(kindMessage).oneOf(eventKinds, kindMessage),
  /** Lines for `readOpeningHours`. Guests book one of the open days. An edit without it keeps the present value. */
  opening_hours: text(500, 'Opening hours are too long')
    .nullable()
    .test('hours', hoursMessage, (lines) => !lines || readOpeningHours(lines) !== null)
    .test(
      'end',
      'Opening hours need an end of the event',
      (lines, { parent }) => !lines || Boolean(parent.ends_at),
    ),
  label: string().required(labelMessage).typeError(labelMessage).oneOf(eventLabels, labelMessage),
  on_landing: boolean().typeError('on_landing must be true or false').default(false),
  img_url: text(2000, 'Image is not valid').nullable().default(null),
  visual_description: text(1000, 'Visual description is too long').nullable().default(null),
  capacity: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .required('Capacity is required')
    .typeError(capacityMessage)
    .integer(capacityMessage)
    .min(0, capacityMessage)
    .max(100_000, capacityMessage),
});
export type EventInput = InferType<typeof eventInputSchema>;

export const changeEventSchema = eventInputSchema.shape({ version: version() });
export type ChangeEventInput = InferType<typeof changeEventSchema>;

function endsAfter(ends: string | null | undefined, { parent }: TestContext): boolean {
  return !ends || !parent.starts_at || Date.parse(ends) > Date.parse(parent.starts_at);
}
