import { array, type InferType, object, string } from 'yup';
import { anyText, id, pictureSchema } from '../../fields/answer.schema';
import { text } from '../../fields/text.schema';
import { version } from '../../fields/whole-number.schema';
import { maxPictureAlt, maxWorkPictures, pictureKinds } from './work-pictures';

const kindMessage = `kind must be one of ${pictureKinds.join(', ')}`;
const orderMessage = 'order must name each picture of the work once';

const described = {
  kind: string().typeError(kindMessage).oneOf(pictureKinds, kindMessage).required(kindMessage),
  alt: text(maxPictureAlt, `The description has at most ${maxPictureAlt} characters`).default(''),
};

export const newPictureSchema = object({
  img_url: text(2_000, 'Image is not valid').required('Image is required'),
  ...described,
});
export type NewPictureInput = InferType<typeof newPictureSchema>;
export const describePictureSchema = object(described);
export type DescribePictureInput = InferType<typeof describePictureSchema>;

const versioned = { version: version() };

export const addPictureSchema = newPictureSchema.shape(versioned);
export type AddPictureInput = InferType<typeof addPictureSchema>;
export const changePictureSchema = describePictureSchema.shape(versioned);
export type ChangePictureInput = InferType<typeof changePictureSchema>;
export const removePictureSchema = object(versioned);
export type RemovePictureInput = InferType<typeof removePictureSchema>;

export const orderPicturesSchema = object({
  order: array()
    .of(string().typeError(orderMessage).required(orderMessage).max(100, orderMessage))
    .typeError(orderMessage)
    .required(orderMessage)
    .max(maxWorkPictures, orderMessage),
  version: version(),
});
export type OrderPicturesInput = InferType<typeof orderPicturesSchema>;

export const workPictureSchema = object({
  _id: id(),
  kind: string().oneOf(pictureKinds).defined(),
  /** Describes the picture for visitors who cannot see it. May be empty. */
  alt: anyText(),
  img_url: anyText(),
  picture: pictureSchema,
});
export type WorkPicture = InferType<typeof workPictureSchema>;
