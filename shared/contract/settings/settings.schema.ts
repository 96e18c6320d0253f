import { boolean, type InferType, number, object } from 'yup';
import { anyText, auditSchema, count, messageSchema } from '../fields/answer.schema';

/** How visitors reach the gallery, and what it promises them. An answer of the release before lacks the days. */
export const gallerySchema = object({
  address: anyText(),
  hours: anyText(),
  phone: anyText(),
  offer_days: number().optional(),
  return_days: number().optional(),
});
export type GalleryFacts = InferType<typeof gallerySchema>;

export const settingsSchema = gallerySchema.shape({
  order_mails: boolean().defined(),
  order_mails_to: anyText(),
  /** How long a work stays held for an order without payment. */
  hold_minutes: number().defined(),
  /** How long an order waits for its delivery price, and then for its payment. */
  quote_hold_minutes: number().defined(),
  /** 0 while the defaults count. */
  version: count(),
});
export type GallerySettings = InferType<typeof settingsSchema>;

export const settingsAnswerSchema = object({ settings: settingsSchema, audit: auditSchema });
export type SettingsAnswer = InferType<typeof settingsAnswerSchema>;

export const settingsSavedSchema = messageSchema.shape({ settings: settingsSchema, audit: auditSchema });
export type SettingsSavedAnswer = InferType<typeof settingsSavedSchema>;
