import { brand } from '@gallery/shared/brand';
import {
  type EnquiryFormInput,
  enquiryFormSchema,
} from '@gallery/shared/contract/inbox/enquiry-input.schema';
import { Form, type FormActions, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { type EnquiryArtwork, sendEnquiry } from './send-enquiry';

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

/** What the app adds when it sends the form itself. */
function EarlyArtwork({ work }: { work: EnquiryArtwork }) {
  return (
    <>
      <input type="hidden" name="artname" value={work.name_of_artwork} />
      <input type="hidden" name="artimg" value={work.img_url} />
    </>
  );
}

const empty = { fullname: '', email: '', mobile: '', message: brand.enquiryMessage };
