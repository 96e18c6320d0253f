import type { RemoteContract } from '@gallery/shared/host';
import { needsHost } from '../remote.json';
import { GalleryApp, prepare } from './app';
import { pageData } from './page-data';

export { GalleryApp as default, needsHost, pageData as ssr, prepare };

({ needsHost, default: GalleryApp, ssr: pageData, prepare }) satisfies RemoteContract['gallery/app'];
