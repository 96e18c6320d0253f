export type {
  Offer,
  OfferMovedAnswer,
  OfferRecord,
  OfferRecordsAnswer,
  OffersAnswer,
} from './offer.schema';

/** Paths that end in an id are the caller's own offers, except `answer`, which is for administrators. */
export const offerPaths = {
  /** GET answers the caller's offers, newest first. POST makes one, or replaces one after a counter-offer. */
  own: '/offer',
  /** Accepts the counter-offer and orders the work. */
  accept: (id: string) => `/offer/${encodeURIComponent(id)}/accept`,
  /** Withdraws an offer, or declines a counter-offer. */
  withdraw: (id: string) => `/offer/${encodeURIComponent(id)}/withdraw`,
  records: '/offer/records',
  /** Accepts, counters, or declines for the gallery. */
  answer: (id: string) => `/offer/${encodeURIComponent(id)}/answer`,
};

export const offerAnswers = ['accept', 'counter', 'decline'] as const;

/** Of one person. */
export const maxOpenOffers = 10;
/** Each offer and each answer to a counter-offer is a round. */
export const maxOfferRounds = 3;
export const maxOfferMessage = 500;
