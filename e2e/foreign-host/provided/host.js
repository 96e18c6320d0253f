import { createContext, useContext } from 'react';

export const hostVersion = 3;
export const HostContext = createContext(null);

export const useNotify = () => useContext(HostContext).notify;
export const useNotFound = () => useContext(HostContext).NotFound;
export const usePublicUrl = () => useContext(HostContext).publicUrl;
export const useRefusedForm = () => undefined;
export const useSession = () => useContext(HostContext).useSession();
