import { onRequestText } from '@gallery/shared/contract/catalogue/artwork';
import type { EditArtworkInput } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import type { HistoryField } from '@gallery/shared/contract/catalogue/entries/history-lines';
import type { FieldValue } from '@gallery/shared/forms';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ConflictLabels } from '../../../ui/conflict/conflict-dialog';
import { artworkFacts, mapFacts } from './facts/artwork-facts';

export const artworkLabels = {
  img_url: { label: 'Picture', show: (url: FieldValue) => <img src={String(url)} alt="" /> },
  name_of_artwork: 'Artwork name',
  type_of_artwork: 'Type',
  price: { label: 'Price', show: (price: FieldValue) => <Price amount={Number(price)} /> },
  price_on_request: { label: 'Shown to visitors', show: onRequest },
  open_to_offers: { label: 'Offers', show: openToOffers },
  artist_email: 'Artist email',
  description: 'Description',
  tags: 'Tags',
  ...mapFacts((name) => {
    const { label, input } = artworkFacts[name];
    return input === 'yesNo' ? { label, show: yesNo } : label;
  }),
} satisfies ConflictLabels & Record<Exclude<keyof EditArtworkInput, HistoryField>, unknown>;

function onRequest(value: FieldValue): string {
  return value === 'true' ? onRequestText : 'The amount';
}

function openToOffers(value: FieldValue): string {
  return value === 'true' ? 'Collectors may offer' : 'No offers';
}

function yesNo(value: FieldValue): string {
  return value === 'true' ? 'Yes' : 'No';
}
