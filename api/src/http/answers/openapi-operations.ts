import type { FastifySchema } from 'fastify';

/** The groups of routes, in the order of the documentation. */
export const apiTags = [
  { name: 'Artworks', description: 'The works that visitors see, and what curators do with them.' },
  { name: 'Artists', description: 'The artists of the gallery.' },
  { name: 'Account', description: 'Registration, log-in, profile and recovery of a password.' },
  { name: 'Orders', description: 'Holds, payments, deliveries and refunds of works.' },
  { name: 'Auctions', description: 'Auctions, their lots and their public records.' },
  { name: 'Auctions: live', description: 'Bids and the state of a lot while it is open.' },
  { name: 'Auctions: setting up', description: 'What curators do before an auction opens.' },
  { name: 'Auctions: after the end', description: 'Settlement, second chances and results.' },
  { name: 'Bidders', description: 'Registration and approval of bidders.' },
  { name: 'Events', description: 'Exhibitions and events, and the bookings of their guests.' },
  { name: 'Messages', description: 'Enquiries and messages of visitors.' },
  { name: 'Notifications', description: 'News for administrators.' },
  { name: 'Dashboard', description: 'The first page of the back office.' },
  { name: 'Numbers', description: 'Sales and other figures.' },
  { name: 'Uploads', description: 'Pictures on their way into the storage.' },
  { name: 'Releases', description: 'Which release of each remote visitors get.' },
];

/** `GET /api/artwork/:id` becomes `getArtworkById`. Unique, because a method and a path are. */
export function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split('/')
    .map((part) => (part.startsWith(':') ? `By-${part.slice(1)}` : part))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The summary as a sentence, who may call the route, and what a caller should expect of it. */
export function descriptionOf({ summary = '', security, response, body }: FastifySchema): string {
  const answers = Object.keys(response ?? {});
  const needs = security?.length ? 'The caller needs the token of a log-in.' : 'Everybody may call it.';
  const notes = [
    answers.includes('403') && 'An account without the right to it gets a 403.',
    answers.includes('409') && 'A 409 means that something else happened first.',
    answers.includes('429') && 'After too many calls, a 429 says how many seconds to wait (Retry-After).',
    Boolean(body) && 'A 422 names each field that breaks a rule.',
  ];
  return [`${summary}.`, needs, ...notes.filter(Boolean)].join(' ');
}
