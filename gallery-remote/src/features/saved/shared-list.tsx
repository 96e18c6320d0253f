import type { SharedListAnswer } from '@gallery/shared/contract/saved/saved';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { MessagePage } from '@gallery/shared/ui/page/message-page';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import styles from './saved.module.css';
import { type Card, WorkList } from './work-list';

type SharedListProps = { list: Pick<SharedListAnswer, 'name' | 'artworks'>; Card: Card };

export function SharedList({ list: { name, artworks }, Card }: SharedListProps) {
  const count = `${artworks.length} ${artworks.length === 1 ? 'work' : 'works'}`;
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

export function SharedListSkeleton() {
  return <LoadingArea className={styles.loading} />;
}

/** A link that is turned off looks like one that never existed. */
export function NotShared() {
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
