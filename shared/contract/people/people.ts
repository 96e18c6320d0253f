export const peoplePaths = {
  list: '/person',
  one: (id: string) => `/person/${encodeURIComponent(id)}`,
  activity: (id: string) => `/person/${encodeURIComponent(id)}/activity`,
  /** POST adds a note. A note with a day is a reminder. */
  notes: (id: string) => `/person/${encodeURIComponent(id)}/notes`,
  /** PUT marks a reminder as done or moves it, DELETE removes the note. */
  note: (id: string, note: string) => `/person/${encodeURIComponent(id)}/notes/${encodeURIComponent(note)}`,
  /** DELETE ends the sessions of the person's account. */
  sessions: (id: string) => `/person/${encodeURIComponent(id)}/sessions`,
  /** The reminders of today and of earlier days that nobody has marked as done. */
  due: '/person/due',
};

export const maxPersonNote = 1_000;
export const maxNotesOfPerson = 500;
/** How many of the newest orders, bids, offers, messages, and bookings a person's page shows of each. */
export const maxOfPersonPage = 20;
export const maxActivity = 200;
export const maxDueNotes = 20;

export const bidStates = ['leading', 'outbid', 'won', 'lost', 'withdrawn'] as const;
export const messageKinds = ['enquiry', 'message'] as const;
export const activityKinds = [
  'account',
  'order',
  'bid',
  'strike',
  'lifted',
  'offer',
  'enquiry',
  'message',
  'letter',
  'answer',
  'booking',
  'arrival',
  'follow',
  'newsletter',
  'note',
  'reminded',
] as const;
export type ActivityKind = (typeof activityKinds)[number];
