import {
  Form,
  type FormActions,
  type FormSchema,
  RestoresTyped,
  SubmitButton,
  TextAreaField,
} from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import type { ComponentProps, ReactNode } from 'react';

type NoteFormProps<Input extends { text: string }> = {
  schema: FormSchema<Input>;
  initialValues: ComponentProps<typeof Form<Input>>['initialValues'];
  save: (input: Input) => Promise<{ message: string }>;
  invalidates: readonly unknown[];
  children?: ReactNode;
};

export function NoteForm<Input extends { text: string }>(props: NoteFormProps<Input>) {
  const { save, invalidates, children, ...form } = props;
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function send(input: Input, { reset }: FormActions) {
    const { message } = await save(input);
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: invalidates });
    reset();
  }

  return (
    <Form {...form} aria-label="Write a note" onSubmit={send}>
      <TextAreaField name="text" label="New note" rows={3} wide />
      {children}
      <RestoresTyped name="note" />
      <SubmitButton kind="secondary">Add note</SubmitButton>
    </Form>
  );
}
