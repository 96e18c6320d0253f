import { Price } from '@gallery/shared/ui/artwork/price';
import type { ConflictLabels } from '../../../ui/conflict/conflict-dialog';

export const artworkLabels: ConflictLabels = {
  img_url: { label: 'Picture', show: (url) => <img src={String(url)} alt="" /> },
  name_of_artwork: 'Artwork name',
  type_of_artwork: 'Type',
  price: { label: 'Price', show: (price) => <Price amount={Number(price)} /> },
  artist_email: 'Artist email',
  description: 'Description',
  year: 'Year',
  materials: 'Materials',
  height_cm: 'Height, cm',
  width_cm: 'Width, cm',
  depth_cm: 'Depth, cm',
  framed: { label: 'Framed', show: (value) => yesOrNo[String(value)] },
  signed: { label: 'Signed', show: (value) => yesOrNo[String(value)] },
  condition: 'Condition',
  visual_description: 'Visual description',
};

const yesOrNo: Record<string, string> = { true: 'Yes', false: 'No' };
