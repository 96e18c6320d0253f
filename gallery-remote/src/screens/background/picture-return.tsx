import { useReturnWithPicture } from '../../ui/moving-picture/use-return-with-picture';

/** Rendered beside the screens, so that it outlives each of them. */
export function PictureReturn() {
  useReturnWithPicture();
  return null;
}
