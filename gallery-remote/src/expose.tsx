import type { RemoteContract } from '@gallery/shared/host';
import { hostContract as needsHost } from '@gallery/shared/host/contract';
import { GalleryApp, prepare } from './app';
import { pageData } from './page-data';

export { GalleryApp as default, needsHost, pageData as ssr, prepare };

({ needsHost, default: GalleryApp, ssr: pageData, prepare }) satisfies RemoteContract['gallery/app'];
