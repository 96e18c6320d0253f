import { type ContactMessage, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { Form, type FormActions, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';

type ReplyFormProps = {
  title: string;
  recipient: string;
  /** The names of the works, or ''. */
  about: string;
  labelledBy: string;
};

/** A reply is a message to the gallery that names the room and its works. */
export function ReplyForm({ title, recipient, about, labelledBy }: ReplyFormProps) {
  const notify = useNotify();

  async function send(message: ContactMessage, form: FormActions) {
    const subject = `Viewing room: ${title}${about && `\nAbout: ${about}`}`;
    // A reply without words says as little with the subject before it.
    const textarea = message.textarea.trim() && `${subject}\n\n${message.textarea}`;
    const answer = await sendJson<{ message: string }>('POST', contactPaths.send, { ...message, textarea });
    notify(answer.message, 'success');
    form.reset();
  }

  return (
    <Form<ContactMessage>
      initialValues={{ ...empty, firstName: recipient.slice(0, longestName) }}
      unscripted="Please call us: without scripts, this page sends no reply."
      onSubmit={send}
      columns={2}
      aria-labelledby={labelledBy}
    >
      <TextField name="firstName" label="Name" autoComplete="name" maxLength={longestName} />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextAreaField name="textarea" label="Message" rows={4} wide />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** Of the API, in characters. */
const longestName = 64;
const empty: ContactMessage = { firstName: '', lastName: '', phoneNumber: '', email: '', textarea: '' };
