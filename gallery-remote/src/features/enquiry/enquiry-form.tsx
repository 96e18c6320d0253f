import { brand } from '@gallery/shared/brand';
import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { capitaliseWords, type Enquiry, enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import {
  type EnquiryFormInput,
  enquiryFormSchema,
} from '@gallery/shared/contract/inbox/enquiry-input.schema';
import { Form, type FormActions, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { ApiError, sendJson } from '@gallery/shared/http';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';

type EnquiryFormProps = { work: EnquiryArtwork | null; labelledBy: string };

export function EnquiryForm({ work, labelledBy }: EnquiryFormProps) {
  const notify = useNotify();

  async function send(input: EnquiryFormInput, form: FormActions) {
    await sendEnquiry(input, work);
    notify('Enquiry sent!', 'success');
    form.reset();
  }

  return (
    <Form
      schema={enquiryFormSchema}
      action={work ? `${artworkPath(work._id)}#enquiry` : undefined}
      initialValues={empty}
      onSubmit={send}
      columns={2}
      aria-labelledby={labelledBy}
    >
      {work && <EarlyArtwork work={work} />}
      <TextField name="fullname" label="Full name" autoComplete="name" wide />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField name="mobile" label="Phone number" type="tel" autoComplete="tel" />
      <TextAreaField name="message" label="Message" rows={3} readOnly wide />
      <SubmitButton>Talk to us</SubmitButton>
    </Form>
  );
}

/** Sends the fields that the app adds to its own request, for a form without scripts. */
function EarlyArtwork({ work }: { work: EnquiryArtwork }) {
  return (
    <>
      <input type="hidden" name="artname" value={work.name_of_artwork} />
      <input type="hidden" name="artimg" value={work.img_url} />
    </>
  );
}

const empty = { fullname: '', email: '', mobile: '', message: brand.enquiryMessage };

type EnquiryArtwork = Pick<Artwork, '_id' | 'name_of_artwork' | 'img_url'>;
type Enquirer = Pick<Enquiry, 'fullname' | 'email' | 'mobile'>;

/** Throws an ApiError 'No Artwork' without a work. */
async function sendEnquiry(
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
