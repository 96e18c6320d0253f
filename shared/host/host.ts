import { type ComponentType, createContext, useContext } from 'react';
import type { SignedInAnswer, User } from '../contract/account/user';
import type { QueryClient } from '../query/query';

/** Raised when the host offers more; a remote that asks for a newer one is not mounted. */
export const hostVersion = 3;

/** What the shell lends to the remotes. */
export type Host = {
  /** Says something in passing, as a toast. */
  notify: Notify;
  /** The screen for an address that does not exist. */
  NotFound: ComponentType;
  /** Where the public site is, without a trailing slash: absolute links begin with it. */
  publicUrl: string;
  /**
   * The session, which changes, is asked for by a hook: a context that changes throws away every part of the page that
   * is not hydrated yet, with what was typed into it.
   */
  useSession(): HostSession;
};
export type Notify = (message: string, kind?: 'success' | 'error') => void;

/** The session, as far as this browser knows it: what its owner may do is for the API to say. */
export type HostSession = {
  /** `reading` until the browser's storage has answered: until then nothing is decided. */
  status: 'reading' | 'known';
  user: User | null;
  isLoggedIn: boolean;
  /** Takes the account as the API now has it. */
  updateUser(user: User): void;
  /** Starts the session of an account that has just logged in. */
  begin(signedIn: SignedInAnswer['data']): void;
  /** Logs out: the token is revoked, and `/login` (in the back office `/admin`) shows `notice`. */
  end(notice?: string): void;
};

/** What a remote exposes as `./app`: its routes, and how their data is fetched before they are shown. */
export type RemoteApp = {
  needsHost: number;
  default: ComponentType;
  ssr: PageData[];
  /** Loads the code of the screen at `pathname`: a page that is hydrated must not wait for it half-way. */
  prepare?(pathname: string): Promise<void>;
};

export type PageData = {
  /** A route pattern, as in `/art-page/:id`. */
  path: string;
  /** Fills the query client with what the page needs; `status` is the page's own when it is not 200. */
  prefetch(request: PrefetchRequest): Promise<{ status?: number; redirect?: string }>;
};

export type PrefetchRequest = {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
};

/** Every remote module by the name it is loaded with: a remote writes `satisfies`, the shell loads by key. */
export type RemoteContract = {
  'gallery/app': RemoteApp;
  'customer/app': RemoteApp;
  'admin/app': RemoteApp;
};
export type RemoteName = 'gallery' | 'customer' | 'admin';

export const HostContext = createContext<Host | null>(null);

export const useNotify = (): Notify => useHost().notify;
export const useSession = (): HostSession => useHost().useSession();
export const useNotFound = (): ComponentType => useHost().NotFound;
export const usePublicUrl = (): string => useHost().publicUrl;

function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('a remote is rendered without its host');
  return host;
}
