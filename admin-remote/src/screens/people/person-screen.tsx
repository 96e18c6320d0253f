import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { adminPeoplePath, createViewingRoomPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { peopleQueries } from '../../features/people/people.queries';
import { PersonView } from '../../features/people/person-view';
import { PageButton } from '../../ui/access/access';
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

/** The viewing room is for this person, whose name the form takes from the state of the page. */
function PersonTools({ person }: { person: PersonAnswer['person'] | undefined }) {
  return (
    <>
      <Link className="link" to={adminPeoplePath}>
        All people
      </Link>
      {person && (
        <>
          <PageButton kind="secondary" to={createViewingRoomPath} state={{ recipient: person.name }}>
            Create viewing room
          </PageButton>
          <ButtonLink to={`mailto:${encodeURIComponent(person.email)}`}>Write an email</ButtonLink>
        </>
      )}
    </>
  );
}
