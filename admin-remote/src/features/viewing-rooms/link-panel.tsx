import type { ViewingRoom } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { formatDate } from '@gallery/shared/domain/time';
import { useNotify, usePublicUrl } from '@gallery/shared/host';
import { viewingRoomsPath } from '@gallery/shared/paths/admin-paths';
import { viewingRoomPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { Panel, PanelBody } from '../../ui/page/panel';
import { removeRoom, turnLink, viewingRoomQueries } from './viewing-room.queries';
import styles from './viewing-rooms.module.css';

export function LinkPanel({ room }: { room: ViewingRoom }) {
  const [asked, ask] = useState<'link' | 'room' | null>(null);
  const navigate = useNavigate();
  const { all: invalidates } = viewingRoomQueries;
  const done = () => ask(null);
  const turn = useAction({
    mutationFn: (method: 'POST' | 'DELETE') => turnLink(room._id, method),
    invalidates,
    done,
  });
  const remove = useAction({
    mutationFn: () => removeRoom(room._id),
    invalidates: viewingRoomQueries.list.queryKey,
    done: () => navigate(viewingRoomsPath),
  });
  return (
    <Panel
      heading="Link"
      tools={room.link && <span className={styles.hint}>since {formatDate(room.link.since)}</span>}
    >
      <PanelBody>
        <div className={styles.link}>
          {room.has_ended && (
            <p>The room has ended, so the link shows nothing. Choose a later end to reopen it.</p>
          )}
          {room.link ? (
            <RoomLink token={room.link.token} title={room.title} />
          ) : (
            <>
              <p>The link is off. A new one has another address.</p>
              <Button busy={turn.isPending} onClick={() => turn.mutate('POST')}>
                Create a link
              </Button>
            </>
          )}
          {room.link && (
            <Button kind="danger" onClick={() => ask('link')}>
              Turn off this link…
            </Button>
          )}
          <Button kind="quiet" onClick={() => ask('room')}>
            Delete this room…
          </Button>
        </div>
      </PanelBody>
      {asked === 'link' && (
        <Confirm
          question="Do you want to turn off this link?"
          confirm="Turn off"
          busy={turn.isPending}
          onConfirm={() => turn.mutate('DELETE')}
          onCancel={done}
        >
          <p>Nobody can open the room with it again.</p>
        </Confirm>
      )}
      {asked === 'room' && (
        <Confirm
          question="Do you want to delete this room?"
          confirm="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={done}
        >
          <p>Its link and its figures are deleted too.</p>
        </Confirm>
      )}
    </Panel>
  );
}

function RoomLink({ token, title }: { token: string; title: string }) {
  const notify = useNotify();
  const address = usePublicUrl() + viewingRoomPath(token);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify('Link copied', 'success');
    } catch {
      notify('The link could not be copied. Select it and copy it by hand.', 'error');
    }
  }

  return (
    <>
      <label className={styles.label}>
        Link of the room
        <input
          className={styles.address}
          readOnly
          value={address}
          aria-describedby="room-link-hint"
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className={styles.hint} id="room-link-hint">
        Only people with the link can see the room.
      </p>
      <div className={styles.actions}>
        <Button onClick={copy}>Copy link</Button>
        <a className="link" href={mailOf(title, address)}>
          Send by email
        </a>
        <a className="link" href={viewingRoomPath(token)} target="_blank" rel="noreferrer">
          Preview as client
        </a>
      </div>
    </>
  );
}

/** Opens a mail in the curator's own program, so that it comes from a person. */
function mailOf(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
