import type { PeopleAnswer, PersonRow } from '@gallery/shared/contract/people/people.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import type { Column } from '../../ui/table/column';
import { TablePanel } from '../../ui/table/table-panel';

type PeopleTableProps = {
  of: {
    data: PeopleAnswer | undefined;
    error: Error | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
};

export function PeopleTable({ of }: PeopleTableProps) {
  return (
    <TablePanel
      of={of}
      rows={({ people }) => people}
      columns={columns}
      caption="People"
      empty="Nobody here yet"
      filters={['q']}
    />
  );
}

const columns: Column<PersonRow>[] = [
  {
    header: 'Name',
    long: true,
    cell: ({ name }) => name,
    link: ({ _id }) => adminPersonPath(_id),
    place: 'first',
  },
  {
    header: 'Email address',
    long: true,
    cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    place: 'second',
  },
  {
    header: 'Phone number',
    cell: ({ phone }) => (phone ? <PhoneNumber>{phone}</PhoneNumber> : 'None'),
    place: 'foot',
  },
  { header: 'Account', cell: ({ has_account }) => (has_account ? 'Yes' : 'No'), place: 'foot-end' },
  { header: 'Orders', numeric: true, cell: ({ orders }) => orders, place: 'first-end' },
  {
    header: 'Since',
    cell: ({ since }) => <time dateTime={since}>{formatDay(since)}</time>,
    place: 'second-end',
  },
];
