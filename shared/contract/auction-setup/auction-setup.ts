export type { AddLotsInput, AuctionInput, LotFields, SequenceInput } from './auction-input.schema';
export type {
  AuctionLot,
  AuctionRecord,
  AuctionRecordAnswer,
  AuctionRecordsAnswer,
  AuctionSavedAnswer,
  LotSavedAnswer,
  LotsAddedAnswer,
  MissingPart,
  TakenWork,
} from './auction-record.schema';
export type {
  ApproveBiddersInput,
  BidderDecidedAnswer,
  BidderRecord,
  BidderRecordsAnswer,
  BiddersApprovedAnswer,
  DecideBidderInput,
  Decision,
} from './bidder-record.schema';
export type { ConditionsInput, IncrementsInput, PremiumInput } from './terms-input.schema';
export type { TermsSavedAnswer, TermsVersions } from './terms-versions.schema';

const at = (id: string) => `/auction/${encodeURIComponent(id)}`;

/** For staff. An edit of an older version answers 409 with the current `auction` or `lot`. */
export const auctionSetupPaths = {
  /** GET pages through all auctions. POST creates a draft. */
  list: '/auction/records',
  /** GET returns the lots and what is missing. PUT changes the facts. DELETE removes a draft. */
  one: (id: string) => `${at(id)}/record`,
  lots: (id: string) => `${at(id)}/lots`,
  /** POST answers what adding works would do. */
  lotsPreview: (id: string) => `${at(id)}/lots/preview`,
  lot: (id: string, lot: string) => `${at(id)}/lots/${encodeURIComponent(lot)}`,
  sequence: (id: string) => `${at(id)}/sequence`,
  publish: (id: string) => `${at(id)}/publish`,
  bidders: (id: string) => `${at(id)}/bidders`,
  biddersCsv: (id: string) => `${at(id)}/bidders.csv`,
  /** POST approves several waiting bidders. */
  approvals: (id: string) => `${at(id)}/bidders/approvals`,
  bidder: (id: string, user: string) => `${at(id)}/bidders/${encodeURIComponent(user)}`,
  /** GET lists the versions. POST to one of the kinds below adds one. */
  terms: '/auction/terms',
  increments: '/auction/terms/increments',
  premium: '/auction/terms/premium',
  conditions: '/auction/terms/conditions',
};
