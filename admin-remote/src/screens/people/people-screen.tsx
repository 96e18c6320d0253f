import { groupDigits } from '@gallery/shared/domain/money';
import { useInfiniteQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { AdminPage } from '../../features/layout/admin-page';
import { peopleQueries } from '../../features/people/people.queries';
import { PeopleTable } from '../../features/people/people-table';
import { SearchFilter } from '../../ui/filters/filters';

export function PeopleScreen() {
  const [query] = useSearchParams();
  const people = useInfiniteQuery(peopleQueries.rows({ q: query.get('q') ?? undefined }));
  const [page] = people.data?.pages ?? [];
  return (
    <AdminPage
      title="People"
      aside={page && groupDigits(page.total)}
      tools={<SearchFilter label="Search people" />}
    >
      <PeopleTable of={people} />
    </AdminPage>
  );
}
