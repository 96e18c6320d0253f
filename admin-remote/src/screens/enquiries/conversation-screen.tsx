import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { ConversationView } from '../../features/enquiries/conversation/conversation-view';
import { conversationQueries } from '../../features/enquiries/conversation.queries';
import { AdminPage } from '../../features/layout/admin-page';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function ConversationScreen() {
  const { id = '' } = useParams();
  const record = useQuery(conversationQueries.one(id));
  const back = (
    <Link className="link" to={adminEnquiriesPath}>
      All enquiries
    </Link>
  );
  return (
    <AdminPage title={record.data?.conversation.name ?? 'Enquiry'} of={id} tools={back}>
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <ConversationView key={id} of={answer} />
          ) : (
            <UnknownRecord sentence="No enquiry here" back="Back to all enquiries" to={adminEnquiriesPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
