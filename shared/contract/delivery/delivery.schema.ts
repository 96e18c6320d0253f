import { array, type InferType, number, object } from 'yup';
import { anyText, auditSchema, count, messageSchema, naira } from '../fields/answer.schema';

/** Applies to works whose longest side and weight are at most these. */
export const deliveryRateSchema = object({
  up_to_cm: number().defined(),
  /** `null`: of any weight. */
  up_to_kg: number().defined().nullable(),
  price: naira(),
});
export type DeliveryRate = InferType<typeof deliveryRateSchema>;

export const deliveryZoneSchema = object({
  /** As on invoices: 'Lagos'. */
  name: anyText(),
  /** ISO 3166-1, such as 'NG'. `null`: everywhere else. */
  country: anyText().nullable(),
  /** Without states, the rest of the country. */
  states: array().of(anyText()).defined(),
  /** Such as 'two to four days'. */
  days: anyText(),
  rates: array().of(deliveryRateSchema).defined(),
});
export type DeliveryZone = InferType<typeof deliveryZoneSchema>;

export const deliveryTableSchema = object({
  zones: array().of(deliveryZoneSchema).defined(),
  /** 0 before the first zones. */
  version: count(),
});
export type DeliveryTable = InferType<typeof deliveryTableSchema>;

export const deliveryTableAnswerSchema = object({ table: deliveryTableSchema, audit: auditSchema });
export type DeliveryTableAnswer = InferType<typeof deliveryTableAnswerSchema>;

export const deliveryTableSavedSchema = messageSchema.concat(deliveryTableAnswerSchema);
export type DeliveryTableSavedAnswer = InferType<typeof deliveryTableSavedSchema>;

export const deliveryQuoteSchema = object({
  /** `null`: no zone includes the place. */
  zone: anyText().nullable(),
  days: anyText().nullable(),
  /** In whole naira, with insurance. `null`: the gallery answers on request. */
  price: naira().nullable(),
});
export type DeliveryQuote = InferType<typeof deliveryQuoteSchema>;

export const deliveryQuoteAnswerSchema = object({ quote: deliveryQuoteSchema });
export type DeliveryQuoteAnswer = InferType<typeof deliveryQuoteAnswerSchema>;
