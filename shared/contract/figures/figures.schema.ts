import { array, type InferType, number, object, string } from 'yup';
import { artworkTypes } from '../catalogue/artwork-choices';
import { anyText, count, id, naira } from '../fields/answer.schema';
import { accountsQuerySchema } from './accounts.schema';
import { figureNames } from './figures';

const figureMessage = `figure must be one of ${figureNames.join(', ')}`;
export const figureCsvQuerySchema = accountsQuerySchema.shape({
  figure: string().required('figure is required').oneOf(figureNames, figureMessage),
});
export type FigureCsvQuery = InferType<typeof figureCsvQuerySchema>;

/** `median_price` is without delivery. A work's days run from its listing to its payment. `null` without sales. */
const worksTotalSchema = object({
  amount: naira().defined(),
  works: count(),
  median_price: number().defined().nullable(),
  median_days: number().defined().nullable(),
});
export type WorksTotal = InferType<typeof worksTotalSchema>;

const sum = { amount: naira(), works: count() };

/** `starts_on` is a Monday in Lagos. `before` is the amount of the same week a year before. */
const soldWeekSchema = object({ ...sum, starts_on: anyText(), before: naira() });
export type SoldWeek = InferType<typeof soldWeekSchema>;

const soldArtistSchema = object({ ...sum, name: anyText() });
export type SoldArtist = InferType<typeof soldArtistSchema>;

/** `month` is, for example, '2026-10'. */
const soldTypeSchema = object({
  ...sum,
  type: string().defined().oneOf(artworkTypes),
  months: array()
    .of(object({ month: anyText(), amount: naira() }))
    .defined(),
});
export type SoldType = InferType<typeof soldTypeSchema>;

/** `from` is the lower end of the band. */
const soldBandSchema = object({ ...sum, from: count() });
export type SoldBand = InferType<typeof soldBandSchema>;

const listedWorkSchema = object({
  _id: id(),
  name: anyText(),
  artist: anyText(),
  days: count(),
  state: string()
    .defined()
    .oneOf(['available', 'held', 'sold'] as const),
});

/** Amounts are paid and not refunded orders in whole naira, as on the dashboard and in the accounts. */
export const figuresSchema = object({
  total: worksTotalSchema,
  before: worksTotalSchema,
  /** Oldest first, with weeks without sales. */
  weeks: array().of(soldWeekSchema).defined(),
  /** Best first. */
  artists: array().of(soldArtistSchema).defined(),
  types: array().of(soldTypeSchema).defined(),
  bands: array().of(soldBandSchema).defined(),
  steps: object({ views: count(), enquiries: count(), sales: count() }),
  days: object({
    /** The number of works with these days: sold in the period, and listed now. */
    spread: array()
      .of(object({ days: count(), sold: count(), listed: count() }))
      .defined(),
    /** Longest first. */
    longest: array().of(listedWorkSchema).defined(),
  }),
});
export type FiguresAnswer = InferType<typeof figuresSchema>;
export type ListedWork = InferType<typeof listedWorkSchema>;
