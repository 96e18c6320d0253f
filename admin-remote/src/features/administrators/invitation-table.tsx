import type { Invitation } from '@gallery/shared/contract/staff/administrators';
import { formatDay } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { queryKeys } from '../../ui/query-keys';
import type { Column } from '../../ui/table/column';
import { RowButton } from '../../ui/table/row-action';
import { TablePanel } from '../../ui/table/table-panel';
import { resendInvitation, withdrawInvitation } from './administrator.queries';
import type { AdministratorsQuery } from './administrator-table';
import { roleNames } from './role-text';

export function InvitationTable({ of }: { of: AdministratorsQuery }) {
  const resend = useAction({ mutationFn: resendInvitation, invalidates: queryKeys.administrators });
  const removal = useConfirmedRemoval(
    ({ _id }: Invitation) => withdrawInvitation(_id),
    [queryKeys.administrators],
  );
  if (of.data?.invitations.length === 0) return null;
  return (
    <>
      <TablePanel
        of={of}
        heading="Open invitations"
        rows={({ invitations }) => invitations}
        columns={columnsWith({ resend: ({ _id }) => resend.mutate(_id), withdraw: removal.request })}
        caption="Open invitations"
        empty="No open invitations"
      />
      {removal.candidate && (
        <Confirm
          question={`Withdraw the invitation of ${removal.candidate.email}?`}
          confirm="Withdraw"
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={() => removal.request(null)}
        >
          <p>The link in the email stops working.</p>
        </Confirm>
      )}
    </>
  );
}

type Actions = Record<'resend' | 'withdraw', (invitation: Invitation) => void>;

function columnsWith({ resend, withdraw }: Actions): Column<Invitation>[] {
  return [
    {
      header: 'Email address',
      long: true,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
      place: 'first',
    },
    { header: 'Role', cell: ({ role }) => roleNames[role], place: 'first-end' },
    { header: 'Invited by', long: true, cell: ({ by }) => by, place: 'second' },
    {
      header: 'Valid until',
      cell: ({ ends_at, expired }) =>
        expired ? 'Expired' : <time dateTime={ends_at}>{formatDay(ends_at)}</time>,
      place: 'second-end',
    },
    {
      header: 'Again',
      place: 'foot',
      cell: (invitation) => (
        <RowButton
          aria-label={`Send the invitation of ${invitation.email} again`}
          onClick={() => resend(invitation)}
        >
          Send again
        </RowButton>
      ),
    },
    {
      header: 'Withdraw',
      place: 'foot-end',
      cell: (invitation) => (
        <RowButton
          isRemoval
          aria-label={`Withdraw the invitation of ${invitation.email}`}
          onClick={() => withdraw(invitation)}
        >
          Withdraw
        </RowButton>
      ),
    },
  ];
}
