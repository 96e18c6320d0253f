import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { type Enquiry, enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import { capitaliseWords } from '@gallery/shared/domain/capitalise-words';
import { ApiError, sendJson } from '@gallery/shared/http';

export type EnquiryArtwork = Pick<Artwork, '_id' | 'name_of_artwork' | 'img_url'>;
type Enquirer = Pick<Enquiry, 'fullname' | 'email' | 'mobile'>;

/** Throws an ApiError 'No Artwork' without a work. */
export async function sendEnquiry(
  { fullname, email, mobile }: Enquirer,
  work: EnquiryArtwork | null,
): Promise<void> {
  if (!work) throw new ApiError('No Artwork');
  const enquiry: Enquiry = {
    fullname: capitaliseWords(fullname),
    email,
    mobile,
    artname: work.name_of_artwork,
    artimg: work.img_url,
    art_id: work._id,
  };
  await sendJson('POST', enquiryPaths.send, enquiry);
}
