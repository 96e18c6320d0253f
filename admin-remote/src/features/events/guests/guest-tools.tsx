import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { doorPath } from '@gallery/shared/paths/admin-paths';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Changes } from '../../../ui/access/changes';
import { PageButton } from '../../../ui/access/page-button';
import { SearchFilter } from '../../../ui/filters/search-filter';
import { GuestListExport } from './guest-list-export';
import styles from './guest-tools.module.css';
import { MessageDialog } from './message-dialog';

export function GuestTools({ event: { _id } }: { event: GalleryEvent }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.tools}>
      <SearchFilter label="Find a guest" />
      <GuestListExport event={_id} />
      <Changes ability="programme">
        <Button kind="secondary" onClick={() => setWriting(true)}>
          Write to the guests
        </Button>
      </Changes>
      <PageButton kind="secondary" to={doorPath(_id)}>
        Check in at the door
      </PageButton>
      {isWriting && <MessageDialog event={_id} onClose={() => setWriting(false)} />}
    </div>
  );
}
