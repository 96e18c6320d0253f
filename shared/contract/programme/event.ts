import type { Picture } from '../catalogue/picture';
import type { Paged } from '../fields/answer';
import type { EventLabel } from './event-labels';

/** An exhibition or event. One without capacity takes no bookings. */
export type GalleryEvent = {
  _id: string;
  title: string;
  summary: string;
  place: string;
  /** ISO 8601, UTC; shown in Africa/Lagos. */
  starts_at: string;
  /** The same; `null` when nobody has said. */
  ends_at: string | null;
  /** `true`: 'Currently Happening', else 'Upcoming Events'. */
  current: boolean;
  label: EventLabel;
  /** Shown in the landing's 'Upcoming events'. */
  on_landing: boolean;
  img_url: string | null;
  picture: Picture | null;
  visual_description: string | null;
  capacity: number;
  /** How many places a booking can still have at once; others wait. */
  places_left: number;
  /** By the server's clock; a passed event takes no bookings, whatever its label. */
  passed: boolean;
  /** From 1, one more with each change of its content; bookings are none. */
  version: number;
};

export type BookingStatus = 'confirmed' | 'waiting' | 'canceled';
export type Booking = { name: string; email: string; places: number; status: BookingStatus };

/** A booking as the back office reads it. `turn`: its place among those that wait, from 1. ISO 8601, UTC. */
export type BookingRecord = Booking & { _id: string; at: string; turn: number | null };

/** POST to `list` creates an event, PUT to `one` changes it: of another version than it names, a 409 with the `event`. */
export const eventPaths = {
  list: '/event',
  one: (id: string) => `/event/${encodeURIComponent(id)}`,
  /** An event's bookings, for administrators. */
  bookings: (id: string) => `/event/${encodeURIComponent(id)}/bookings`,
  book: (id: string) => `/event/${encodeURIComponent(id)}/booking`,
  /** `token` is the signed one of the e-mail: GET shows the booking, POST to `cancelBooking` cancels it. */
  booking: (token: string) => `/event/booking/${encodeURIComponent(token)}`,
  cancelBooking: (token: string) => `/event/booking/${encodeURIComponent(token)}/cancel`,
};

export type EventsAnswer = { events: GalleryEvent[] };
export type EventSavedAnswer = { message: string; event: GalleryEvent };
/** Oldest first: the confirmed, then the waiting, then the canceled. */
export type BookingsAnswer = Paged & { event: GalleryEvent; bookings: BookingRecord[] };
export type BookedAnswer = { message: string; booking: Booking };
export type BookingAnswer = {
  booking: Booking;
  event: Pick<GalleryEvent, '_id' | 'title' | 'starts_at' | 'ends_at' | 'place' | 'passed'>;
};
/** A booking asks for no more places than this at once. */
export const maxPlaces = 10;
