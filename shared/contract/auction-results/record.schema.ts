import { array, type InferType, mixed, number, object, string } from 'yup';
import { incrementStepSchema } from '../auctions/auction.schema';
import { anyText, count, id, naira, timestamp, wholeNumber } from '../fields/answer.schema';

export const recordKinds = ['opened', 'bid', 'retracted', 'closed', 'withdrawn'] as const;

/** The whole record of a lot that has ended. See shared/auction/record.ts. */
export const lotRecordSchema = object({
  version: number()
    .oneOf([1 as const])
    .defined(),
  lot: object({ id: id(), number: wholeNumber(), auction: anyText(), title: anyText(), artist: anyText() }),
  steps: array().of(incrementStepSchema).defined(),
  entries: array()
    .of(
      object({
        seq: count(),
        kind: string().oneOf(recordKinds).defined(),
        at: timestamp(),
        fields: mixed<Record<string, string>>()
          .defined()
          .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } }),
        hash: anyText(),
      }),
    )
    .defined(),
  openings: array()
    .of(object({ seq: count(), max: naira(), nonce: anyText() }))
    .defined(),
  checkpoint: object({ seq: count(), hash: anyText(), at: timestamp(), signature: anyText() }),
  publicKey: anyText(),
});
export type LotRecordAnswer = InferType<typeof lotRecordSchema>;

/** The gallery's public keys in base64 (SPKI). A record is the gallery's if one of them signed it. */
export const galleryKeysSchema = object({
  keys: array(object({ use: anyText(), algorithm: anyText(), public_key: anyText() })).defined(),
});
export type GalleryKeys = InferType<typeof galleryKeysSchema>;
