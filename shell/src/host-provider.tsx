import { HostContext } from '@gallery/shared/host';
import { type ReactNode, useMemo } from 'react';
import { useToaster } from './messages/toaster';
import { NotFoundScreen } from './screens/not-found-screen';
import { useHostSession } from './session/use-host-session';

export function HostProvider({ publicUrl, children }: { publicUrl: string; children: ReactNode }) {
  const { notify, toaster } = useToaster();
  const host = useMemo(
    () => ({ notify, NotFound: NotFoundScreen, publicUrl, useSession: useHostSession }),
    [notify, publicUrl],
  );
  return (
    <HostContext value={host}>
      {children}
      {toaster}
    </HostContext>
  );
}
