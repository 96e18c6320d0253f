import type { Administrator } from '@gallery/shared/contract/staff/administrators';
import {
  type ChangeRoleInput,
  changeRoleSchema,
} from '@gallery/shared/contract/staff/administrators-input.schema';
import { Form, SelectField, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { DialogActions } from '../../ui/dialogs/dialog-actions';
import { queryKeys } from '../../ui/query-keys';
import { changeRole } from './administrator.queries';
import { roleNames, roleOptions } from './role-text';

export function RoleDialog({ of, onClose }: { of: Administrator; onClose: () => void }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: ChangeRoleInput) {
    try {
      const { message } = await changeRole(of._id, input);
      notify(message, 'success');
      onClose();
    } finally {
      // Another owner may have been faster.
      void queryClient.invalidateQueries({ queryKey: queryKeys.administrators });
    }
  }

  return (
    <Dialog title={`Change the role of ${of.name}?`} onClose={onClose}>
      <p>
        {of.name} is {roleNames[of.role].toLowerCase()} now. The new role counts at once: {of.name} is logged
        out and logs in again.
      </p>
      <Form
        aria-label="Change the role"
        schema={changeRoleSchema}
        initialValues={{ role: of.role, before: of.role }}
        onSubmit={save}
      >
        <SelectField name="role" label="Role" options={roleOptions} />
        <DialogActions onClose={onClose}>
          <SubmitButton>Change role</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
