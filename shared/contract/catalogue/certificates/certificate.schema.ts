import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, id, pictureSchema, timestamp } from '../../fields/answer.schema';
import { text } from '../../fields/text.schema';

export const certificateStates = ['current', 'superseded', 'withdrawn'] as const;

/** The public facts of a certificate. It never names an owner or a price. */
export const certificateSchema = object({
  number: anyText(),
  state: string().oneOf(certificateStates).defined(),
  /** Whether the signature covers exactly these facts. */
  is_signed: boolean().defined(),
  issued_at: timestamp(),
  artwork_id: id(),
  title: anyText(),
  artist: anyText(),
  /** In the order in which pages and papers show them, such as `['Year', '2022']`. */
  facts: array()
    .of(object({ name: anyText(), value: anyText() }))
    .defined(),
  picture: pictureSchema,
  /** SHA-256 of the signed bytes, in hexadecimal. */
  hash: anyText(),
  /** Base64 of the Ed25519 signature, and of the gallery's public key as SPKI. */
  signature: anyText(),
  public_key: anyText(),
  /** When the certificate stopped being current, and its successor or the reason. */
  ended_at: timestamp().nullable(),
  replaced_by: anyText().nullable(),
  reason: anyText().nullable(),
});
export type Certificate = InferType<typeof certificateSchema>;

export const certificateAnswerSchema = object({ certificate: certificateSchema });
export type CertificateAnswer = InferType<typeof certificateAnswerSchema>;

export const withdrawCertificateSchema = object({
  reason: text(300, 'The reason is too long').required('Say why the certificate is withdrawn'),
});
export type WithdrawCertificateInput = InferType<typeof withdrawCertificateSchema>;
