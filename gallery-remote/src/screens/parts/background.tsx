import { useMergeDeviceWorks } from '@gallery/shared/saved/use-merge-device-works';
import { useFollowAvailability } from '../../features/artworks/use-follow-availability';
import { useReturnWithPicture } from '../../ui/moving-picture/use-return-with-picture';
import { SaveButton } from '../../ui/saving/save-button';
import { fillSaveSlots } from '../../ui/saving/save-slot';

fillSaveSlots(SaveButton);

/** Works beside the screens after the first view, so that navigation does not interrupt it. */
export function Background() {
  useFollowAvailability();
  useReturnWithPicture();
  useMergeDeviceWorks();
  return null;
}
