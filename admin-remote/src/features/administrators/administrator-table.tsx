import type { Administrator, AdministratorsAnswer } from '@gallery/shared/contract/staff/administrators';
import { formatDateTime } from '@gallery/shared/domain/time';
import { useSession } from '@gallery/shared/host';
import type { useQuery } from '@gallery/shared/query';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { useState } from 'react';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { queryKeys } from '../../ui/query-keys';
import type { Column } from '../../ui/table/column';
import { RowButton } from '../../ui/table/row-action';
import { TablePanel } from '../../ui/table/table-panel';
import { removeAccess } from './administrator.queries';
import { RoleDialog } from './role-dialog';
import { roleNames } from './role-text';

export type AdministratorsQuery = ReturnType<typeof useQuery<AdministratorsAnswer>>;

export function AdministratorTable({ of }: { of: AdministratorsQuery }) {
  const { user } = useSession();
  const [changed, change] = useState<Administrator | null>(null);
  const removal = useConfirmedRemoval(
    ({ _id }: Administrator) => removeAccess(_id),
    [queryKeys.administrators],
  );
  const { candidate } = removal;
  return (
    <>
      <TablePanel
        of={of}
        heading="People with access"
        rows={({ administrators }) => administrators}
        columns={columnsWith({ change, remove: removal.request, own: user?._id })}
        caption="People with access"
        empty="Nobody has access"
      />
      {changed && <RoleDialog of={changed} onClose={() => change(null)} />}
      {candidate && (
        <Confirm
          question={`Remove the access of ${candidate.name}?`}
          confirm="Remove access"
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={() => removal.request(null)}
        >
          <p>{candidate.name} is logged out at once. A customer keeps the account.</p>
        </Confirm>
      )}
    </>
  );
}

type Actions = Record<'change' | 'remove', (administrator: Administrator) => void> & { own?: string };

/** An owner asks another one to remove the own access. */
function columnsWith({ change, remove, own }: Actions): Column<Administrator>[] {
  return [
    { header: 'Name', long: true, cell: ({ name }) => name, place: 'first' },
    {
      header: 'Email address',
      long: true,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
      place: 'second',
    },
    { header: 'Role', cell: ({ role }) => roleNames[role], place: 'first-end' },
    {
      header: 'Last use',
      cell: ({ last_used_at: at }) => (at ? <time dateTime={at}>{formatDateTime(at)}</time> : 'Never'),
      place: 'second-end',
    },
    {
      header: 'Change',
      place: 'foot',
      cell: (administrator) => (
        <RowButton
          aria-label={`Change the role of ${administrator.name}`}
          onClick={() => change(administrator)}
        >
          Change role
        </RowButton>
      ),
    },
    {
      header: 'Remove',
      place: 'foot-end',
      cell: (administrator) =>
        administrator._id !== own && (
          <RowButton
            isRemoval
            aria-label={`Remove the access of ${administrator.name}`}
            onClick={() => remove(administrator)}
          >
            Remove access
          </RowButton>
        ),
    },
  ];
}
