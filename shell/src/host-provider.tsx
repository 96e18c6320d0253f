import { type Host, HostContext } from '@gallery/shared/host';
import { type ReactNode, useMemo } from 'react';
import { useToaster } from './messages/toaster';
import { NotFoundScreen } from './screens/not-found-screen';
import { useHostSession } from './session/use-host-session';

type Props = Pick<Host, 'publicUrl' | 'refusedForm'> & { children: ReactNode };

export function HostProvider({ publicUrl, refusedForm, children }: Props) {
  const { notify, toaster } = useToaster();
  const host = useMemo(
    () => ({ notify, NotFound: NotFoundScreen, publicUrl, refusedForm, useSession: useHostSession }),
    [notify, publicUrl, refusedForm],
  );
  return (
    <HostContext value={host}>
      {children}
      {toaster}
    </HostContext>
  );
}
