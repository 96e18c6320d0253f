import { type InferType, object, string } from 'yup';
import { anyText, id, pictureSchema } from '../../fields/answer-fields.schema';
import { pictureKinds } from './work-pictures';

export const workPictureSchema = object({
  _id: id(),
  kind: string().oneOf(pictureKinds).defined(),
  /** Describes the picture for visitors who cannot see it. May be empty. */
  alt: anyText(),
  img_url: anyText(),
  picture: pictureSchema,
});
export type WorkPicture = InferType<typeof workPictureSchema>;
