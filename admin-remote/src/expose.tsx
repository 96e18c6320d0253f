import type { RemoteContract } from '@gallery/shared/host';
import { needsHost } from '../remote.json';
import { AdminApp } from './app';

export const ssr = [];
export { AdminApp as default, needsHost };

({ needsHost, default: AdminApp, ssr }) satisfies RemoteContract['admin/app'];
