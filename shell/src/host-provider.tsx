import { HostContext, SessionContext } from '@gallery/shared/host';
import { type ReactNode, useMemo } from 'react';
import { useToaster } from './layout/toaster';
import { NotFoundScreen } from './screens/not-found-screen';
import { useHostSession } from './session/use-host-session';

/**
 * Lends the remotes what the shell has. The tree below is made outside: when the session is read or ends, only who
 * asked for it is drawn anew, and not the whole page right after its hydration.
 */
export function HostProvider({ publicUrl, children }: { publicUrl: string; children: ReactNode }) {
  const { notify, toaster } = useToaster();
  const session = useHostSession();
  const host = useMemo(() => ({ notify, NotFound: NotFoundScreen, publicUrl }), [notify, publicUrl]);
  return (
    <HostContext value={host}>
      <SessionContext value={session}>
        {children}
        {toaster}
      </SessionContext>
    </HostContext>
  );
}
