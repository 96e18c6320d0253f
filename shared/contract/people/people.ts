export type {
  DueNotesAnswer,
  NoteSavedAnswer,
  PeopleAnswer,
  PersonAnswer,
  PersonBid,
  PersonBooking,
  PersonMessage,
  PersonNote,
  PersonOffer,
  PersonOrder,
  PersonRow,
} from './people.schema';

export const peoplePaths = {
  list: '/person',
  one: (id: string) => `/person/${encodeURIComponent(id)}`,
  /** POST adds a note. A note with a day is a reminder. */
  notes: (id: string) => `/person/${encodeURIComponent(id)}/notes`,
  /** PUT marks a reminder as done or moves it, DELETE removes the note. */
  note: (id: string, note: string) => `/person/${encodeURIComponent(id)}/notes/${encodeURIComponent(note)}`,
  /** The reminders of today and of earlier days that nobody has marked as done. */
  due: '/person/due',
};
