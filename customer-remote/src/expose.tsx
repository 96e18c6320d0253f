import type { RemoteContract } from '@gallery/shared/host';
import { needsHost } from '../remote.json';
import { CustomerApp } from './app';

export const ssr = [];
export { CustomerApp as default, needsHost };

({ needsHost, default: CustomerApp, ssr }) satisfies RemoteContract['customer/app'];
