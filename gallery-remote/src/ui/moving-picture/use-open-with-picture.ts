import { isPlainClick } from '@gallery/shared/browser/plain-click';
import { useNavigate } from '@gallery/shared/router';
import type { MouseEvent } from 'react';
import { canMovePictures, movePicture, openPicture, pictureIn } from './move-picture';

/** For the click on a card: its picture grows into that of the page. Other clicks are the link's. */
export function useOpenWithPicture(path: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !canMovePictures()) return;
    const picture = pictureIn(event.currentTarget);
    if (!picture) return;
    event.preventDefault();
    movePicture(picture, () => void navigate(path), openPicture);
  };
}
