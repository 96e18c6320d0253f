import { bucket } from './object-address';
import type { StoredObject } from './object-store';

/** Describes the object in the format of the Firebase SDK. */
export function metadataOf({ name, token, contentType, bytes, at }: StoredObject) {
  return {
    name,
    bucket,
    contentType,
    generation: '1',
    metageneration: '1',
    storageClass: 'STANDARD',
    size: String(bytes),
    timeCreated: at,
    updated: at,
    downloadTokens: token,
  };
}
