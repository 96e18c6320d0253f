import type { PeopleAnswer, PersonRow } from '@gallery/shared/contract/people/people.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import type { Column } from '../../ui/table/column';
import type { PagedList } from '../../ui/table/paging/more-rows';
import { ScrollPanel } from '../../ui/table/scroll-panel';

type PeopleTableProps = {
  of: PagedList & { data: { pages: PeopleAnswer[] } | undefined; refetch: () => unknown };
};

export function PeopleTable({ of }: PeopleTableProps) {
  return (
    <ScrollPanel
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
    share: 'broad',
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
    cell: ({ phone }) => (phone ? <PhoneNumber>{phone}</PhoneNumber> : 'No phone number'),
    share: 'broad',
    place: 'foot',
  },
  {
    header: 'Account',
    named: true,
    cell: ({ has_account }) => (has_account ? 'Yes' : 'No'),
    share: 'narrow',
    place: 'foot-end',
  },
  {
    header: 'Orders',
    named: true,
    numeric: true,
    cell: ({ orders }) => orders,
    share: 'narrow',
    place: 'first-end',
  },
  {
    header: 'Since',
    cell: ({ since }) => <time dateTime={since}>{formatDay(since)}</time>,
    share: 'medium',
    place: 'second-end',
  },
];
