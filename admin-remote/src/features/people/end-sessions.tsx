import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { useMay } from '../../ui/access/use-may';
import { endSessionsOf } from './people.queries';

/** For a person whose device or password somebody else has. */
export function EndSessions({ personId, name }: { personId: string; name: string }) {
  const may = useMay('people');
  const [asks, setAsks] = useState(false);
  const { isPending, mutate } = useAction({
    mutationFn: () => endSessionsOf(personId),
    done: () => setAsks(false),
  });
  if (!may) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setAsks(true)}>
        End all sessions
      </Button>
      {asks && (
        <Confirm
          question={`Log ${name} out on all devices?`}
          confirm="End all sessions"
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
        >
          <p>The person can log in again with the password.</p>
        </Confirm>
      )}
    </>
  );
}
