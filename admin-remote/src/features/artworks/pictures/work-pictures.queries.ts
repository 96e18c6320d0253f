import type { ArtworkRecord, ArtworkSavedAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { workPicturePaths } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type {
  DescribePictureInput,
  NewPictureInput,
  WorkPicture,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { sendJson } from '@gallery/shared/http';

export function addPicture({ _id, version }: ArtworkRecord, input: NewPictureInput) {
  return sendJson<ArtworkSavedAnswer>('POST', workPicturePaths.all(_id), { ...input, version });
}

export function describePicture(work: ArtworkRecord, { _id }: WorkPicture, input: DescribePictureInput) {
  const { version } = work;
  return sendJson<ArtworkSavedAnswer>('PUT', workPicturePaths.one(work._id, _id), { ...input, version });
}

export function removePicture({ _id, version }: ArtworkRecord, picture: WorkPicture) {
  return sendJson<ArtworkSavedAnswer>('DELETE', workPicturePaths.one(_id, picture._id), { version });
}

export function orderPictures({ _id, version }: ArtworkRecord, order: string[]) {
  return sendJson<ArtworkSavedAnswer>('PUT', workPicturePaths.all(_id), { order, version });
}
