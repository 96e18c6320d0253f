import { invitationDays } from '@gallery/shared/contract/staff/administrators';
import { type InviteInput, inviteSchema } from '@gallery/shared/contract/staff/administrators-input.schema';
import { Form, type FormActions, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { administratorQueries, invite } from '../../features/administrators/administrator.queries';
import { AdministratorTable } from '../../features/administrators/administrator-table';
import styles from '../../features/administrators/administrators.module.css';
import { InvitationTable } from '../../features/administrators/invitation-table';
import { roleOptions } from '../../features/administrators/role-text';
import { AdminPage } from '../../features/layout/admin-page';
import { Panel, PanelBody } from '../../ui/page/panel';
import { queryKeys } from '../../ui/query-keys';

export function AdministratorsScreen() {
  return (
    <AdminPage title="Administrators">
      <AdministratorPanels />
    </AdminPage>
  );
}

/** The list takes its height first, so that the form does not move away from a pointer. */
function AdministratorPanels() {
  const list = useQuery(administratorQueries.list);
  return (
    <div className={styles.page}>
      <AdministratorTable of={list} />
      {!list.isPending && (
        <>
          <InvitationTable of={list} />
          <InvitePanel />
        </>
      )}
    </div>
  );
}

function InvitePanel() {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function send(input: InviteInput, { reset }: FormActions) {
    const { message } = await invite(input);
    notify(message, 'success');
    reset();
    await queryClient.invalidateQueries({ queryKey: queryKeys.administrators });
  }

  return (
    <Panel heading="Invite a person">
      <PanelBody narrow>
        <p className={styles.lead}>
          The person gets an email with a link, which is good for {invitationDays} days and works once, and
          chooses a password there. A customer keeps the account, with a new password.
        </p>
        <Form
          aria-label="Invite a person"
          schema={inviteSchema}
          initialValues={{ email: '', role: 'curator' }}
          onSubmit={send}
        >
          <TextField name="email" label="Email" type="email" autoComplete="off" />
          <SelectField name="role" label="Role" options={roleOptions} />
          <SubmitButton>Send invitation</SubmitButton>
        </Form>
      </PanelBody>
    </Panel>
  );
}
