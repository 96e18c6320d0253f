import { adminPeoplePath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { peopleQueries } from '../../features/people/people.queries';
import { PersonTools } from '../../features/people/person-tools';
import { PersonView } from '../../features/people/person-view';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function PersonScreen() {
  const { id = '' } = useParams();
  const record = useQuery(peopleQueries.one(id));
  return (
    <AdminPage
      title={record.data?.person.name ?? 'Person'}
      of={id}
      tools={<PersonTools person={record.data?.person} />}
    >
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
