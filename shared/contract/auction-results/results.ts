export type {
  LotResult,
  LotStand,
  ResultSums,
  ResultsAnswer,
  Retraction,
  RetractionAnswer,
} from './results.schema';
export type { ReasonInput, SecondChanceInput } from './results-input.schema';

/** For administrators. */
export const resultPaths = {
  list: (auctionId: string) => `/auction/${encodeURIComponent(auctionId)}/results`,
  csv: (auctionId: string) => `/auction/${encodeURIComponent(auctionId)}/results.csv`,
  /** POST a `SecondChanceInput` to open a second chance for 24 hours. */
  secondChance: (lotId: string) => `/auction/lot/${encodeURIComponent(lotId)}/offer`,
  /** POST a `ReasonInput`. */
  withdraw: (lotId: string) => `/auction/lot/${encodeURIComponent(lotId)}/withdraw`,
  /** PUT a `ReasonInput`, after which the strike no longer counts. */
  liftStrike: (strike: number) => `/auction/strike/${strike}/lift`,
  /** GET returns the effect. POST a `ReasonInput` to retract. */
  retraction: (bid: number) => `/auction/bid/${bid}/retraction`,
};
