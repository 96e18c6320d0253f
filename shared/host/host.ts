import { type ComponentType, createContext, useContext } from 'react';
import type { SignedInAnswer, User } from '../contract/account/user';
import type { RefusedForm } from '../contract/fields/answer';
import type { QueryClient } from '../query/query';
import { hostContract } from './contract';

export type { RemoteName } from '../contract/releases/releases';

/** The shell does not mount a remote that needs a newer host. */
export const hostVersion = hostContract;

export type Host = {
  notify: Notify;
  NotFound: ComponentType;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Set if the page answers a form that was sent without scripts. */
  refusedForm?: RefusedForm;
  /** A hook, because a changed context value discards the parts of the page that are not hydrated yet. */
  useSession(): HostSession;
};
export type Notify = (message: string, kind?: 'success' | 'error') => void;

/** What this browser knows. The API decides what the user may do. */
export type HostSession = {
  /** `reading` until the browser's storage has answered. */
  status: 'reading' | 'known';
  user: User | null;
  isLoggedIn: boolean;
  updateUser(user: User): void;
  begin(signedIn: SignedInAnswer['data']): void;
  /** Revokes the token. The log-in page shows `notice`. */
  end(notice?: string): void;
};

export type RemoteApp = {
  needsHost: number;
  default: ComponentType;
  ssr: PageData[];
  /** Loads the code of the screen at `pathname` before hydration, which must not wait for it. */
  prepare?(pathname: string): Promise<void>;
};

export type PageData = {
  path: string;
  /** `status` is set if it is not 200. */
  prefetch(request: PrefetchRequest): Promise<{ status?: number; redirect?: string }>;
};

export type PrefetchRequest = {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
};

/** Remotes check themselves against it with `satisfies`, because the shell loads modules by key. */
export type RemoteContract = {
  'gallery/app': RemoteApp;
  'customer/app': RemoteApp;
  'admin/app': RemoteApp;
};

export const HostContext = createContext<Host | null>(null);

export const useNotify = (): Notify => useHost().notify;
export const useSession = (): HostSession => useHost().useSession();
export const useNotFound = (): ComponentType => useHost().NotFound;
export function useRefusedForm(action: string | undefined): RefusedForm | undefined {
  const { refusedForm } = useHost();
  return refusedForm && refusedForm.action === action?.split('#')[0] ? refusedForm : undefined;
}

export const usePublicUrl = (): string => useHost().publicUrl;

function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('a remote is rendered without its host');
  return host;
}
