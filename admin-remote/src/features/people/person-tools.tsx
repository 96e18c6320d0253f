import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { adminPeoplePath, createViewingRoomPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { PageButton } from '../../ui/access/page-button';

/** The viewing room is for this person, whose name the form takes from the state of the page. */
export function PersonTools({ person }: { person: PersonAnswer['person'] | undefined }) {
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
