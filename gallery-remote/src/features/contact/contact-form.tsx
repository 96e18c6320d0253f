import { type ContactMessage, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { Form, type FormActions, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';

export function ContactForm({ action, labelledBy }: { action: string; labelledBy: string }) {
  const notify = useNotify();

  async function send(message: ContactMessage, form: FormActions) {
    const answer = await sendJson<{ message: string }>('POST', contactPaths.send, message);
    notify(answer.message, 'success');
    form.reset();
  }

  return (
    <Form<ContactMessage>
      action={action}
      initialValues={empty}
      onSubmit={send}
      columns={2}
      aria-labelledby={labelledBy}
    >
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <TextField name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextAreaField name="textarea" label="Message" rows={7} wide />
      <SubmitButton>SUBMIT HERE</SubmitButton>
    </Form>
  );
}

const empty: ContactMessage = { firstName: '', lastName: '', phoneNumber: '', email: '', textarea: '' };
