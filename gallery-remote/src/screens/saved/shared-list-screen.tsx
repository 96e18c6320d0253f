import type { SharedListAnswer } from '@gallery/shared/contract/saved/saved';
import { countOf } from '@gallery/shared/domain/count-of';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { ArtworkLink } from '../../features/artworks/artwork-link';
import styles from '../../features/saved/saved.module.css';
import { type Card, WorkList } from '../../features/saved/work-list';
import { savedWorkQueries } from '../../queries/saved-works.queries';

export function SharedListScreen() {
  const { id = '' } = useParams();
  const list = useQuery(savedWorkQueries.shared(id));
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <Loaded of={list} skeleton={<SharedListSkeleton />} wholePage>
        {(found) => (found ? <SharedList list={found} Card={ArtworkLink} /> : <NotShared />)}
      </Loaded>
    </>
  );
}

type SharedListProps = { list: Pick<SharedListAnswer, 'name' | 'artworks'>; Card: Card };

function SharedList({ list: { name, artworks }, Card }: SharedListProps) {
  const count = countOf(artworks.length, 'work');
  return (
    <div className="page">
      <PageMeta title={name} description={`A list of ${count}.`} noindex />
      <h1 className={styles.heading}>{name}</h1>
      <p className={styles.lead}>
        A collector shares this list of {count}. Prices and availability are live.
      </p>
      <WorkList works={artworks} Card={Card} />
    </div>
  );
}

function SharedListSkeleton() {
  return <LoadingArea className={styles.loading} />;
}

/** A link that is turned off looks like one that never existed. */
function NotShared() {
  const message = 'This list is no longer shared.';
  return (
    <>
      <PageMeta title="Shared list" description={message} noindex />
      <MessagePage title="Shared list" message={message}>
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </MessagePage>
    </>
  );
}
