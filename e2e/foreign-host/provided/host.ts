import { type ComponentType, createContext, useContext } from 'react';

type Host = {
  notify: (message: string) => void;
  NotFound: ComponentType;
  publicUrl: string;
  useSession: () => { status: 'known'; user: null; isLoggedIn: false };
};

export const hostVersion = 3;
export const HostContext = createContext<Host | null>(null);

export const useNotify = () => useHost().notify;
export const useNotFound = () => useHost().NotFound;
export const usePublicUrl = () => useHost().publicUrl;
export const useRefusedForm = () => undefined;
export const useSession = () => useHost().useSession();

function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('the page has no host');
  return host;
}
