import type { RemoteContract } from '@gallery/shared/host';
import { hostContract as needsHost } from '@gallery/shared/host/contract';
import { CustomerApp } from './app';

export const ssr = [];
export { CustomerApp as default, needsHost };

({ needsHost, default: CustomerApp, ssr }) satisfies RemoteContract['customer/app'];
