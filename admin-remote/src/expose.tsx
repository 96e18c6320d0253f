import type { RemoteContract } from '@gallery/shared/host';
import { hostContract as needsHost } from '@gallery/shared/host/contract';
import { AdminApp } from './app';

export const ssr = [];
export { AdminApp as default, needsHost };

({ needsHost, default: AdminApp, ssr }) satisfies RemoteContract['admin/app'];
