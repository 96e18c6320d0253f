import type { ArtworkRecord, ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { workEntryPaths } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type {
  EntryInput,
  EntryPicture,
  EntryPictureInput,
  WorkEntry,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { sendJson } from '@gallery/shared/http';

export function addEntry({ _id, version }: ArtworkRecord, input: EntryInput) {
  return sendJson<ArtworkSavedAnswer>('POST', workEntryPaths.all(_id), { ...input, version });
}

export function changeEntry({ _id, version }: ArtworkRecord, entry: WorkEntry, input: EntryInput) {
  return sendJson<ArtworkSavedAnswer>('PUT', workEntryPaths.one(_id, entry._id), { ...input, version });
}

export function removeEntry({ _id, version }: ArtworkRecord, entry: WorkEntry) {
  return sendJson<ArtworkSavedAnswer>('DELETE', workEntryPaths.one(_id, entry._id), { version });
}

export function orderEntries({ _id, version }: ArtworkRecord, order: string[]) {
  return sendJson<ArtworkSavedAnswer>('PUT', workEntryPaths.all(_id), { order, version });
}

export function addEntryPicture({ _id, version }: ArtworkRecord, entry: WorkEntry, input: EntryPictureInput) {
  return sendJson<ArtworkSavedAnswer>('POST', workEntryPaths.pictures(_id, entry._id), { ...input, version });
}

export function removeEntryPicture({ _id, version }: ArtworkRecord, entry: WorkEntry, picture: EntryPicture) {
  const path = workEntryPaths.picture(_id, entry._id, picture._id);
  return sendJson<ArtworkSavedAnswer>('DELETE', path, { version });
}
