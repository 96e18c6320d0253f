import { adminPeoplePath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { peopleQueries } from '../../features/people/people.queries';
import { PersonView } from '../../features/people/person-view';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function PersonScreen() {
  const { id = '' } = useParams();
  const record = useQuery(peopleQueries.one(id));
  const back = (
    <Link className="link" to={adminPeoplePath}>
      All people
    </Link>
  );
  return (
    <AdminPage title={record.data?.person.name ?? 'Person'} of={id} tools={back}>
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <PersonView key={id} of={answer} />
          ) : (
            <UnknownRecord sentence="Nobody here" back="Back to all people" to={adminPeoplePath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
