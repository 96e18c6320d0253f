import { type InferType, object, string } from 'yup';
import { anyText } from '../fields/answer.schema';

export const embeddedAccessSchema = object({
  storage: string()
    .oneOf(['embedded'] as const)
    .defined(),
  bucket: anyText(),
  token: anyText(),
});

/** `config` is the public part of the Firebase project. */
export const firebaseAccessSchema = object({
  storage: string()
    .oneOf(['firebase'] as const)
    .defined(),
  config: object({ apiKey: anyText(), projectId: anyText(), storageBucket: anyText() }),
  token: anyText(),
});
export type FirebaseConfig = InferType<typeof firebaseAccessSchema>['config'];
export type StorageAccess = InferType<typeof embeddedAccessSchema> | InferType<typeof firebaseAccessSchema>;
