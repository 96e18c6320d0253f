import { groupDigits } from '@gallery/shared/domain/money';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { AdminPage } from '../../features/layout/admin-page';
import { peopleQueries } from '../../features/people/people.queries';
import { PeopleTable } from '../../features/people/people-table';
import { SearchFilter } from '../../ui/filters/search-filter';

export function PeopleScreen() {
  const [query] = useSearchParams();
  const filter = { q: query.get('q') ?? undefined, cursor: query.get('cursor') ?? undefined };
  const people = useQuery(peopleQueries.list(filter));
  return (
    <AdminPage
      title="People"
      aside={people.data && groupDigits(people.data.total)}
      tools={<SearchFilter label="Search people" />}
    >
      <PeopleTable of={people} />
    </AdminPage>
  );
}
