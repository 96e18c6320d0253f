import type { RemoteContract } from '@gallery/shared/host';
import { needsHost } from '../remote.json';
import { GalleryApp } from './app';
import { pageData } from './screens/page-data';

export { GalleryApp as default, needsHost, pageData as ssr };

({ needsHost, default: GalleryApp, ssr: pageData }) satisfies RemoteContract['gallery/app'];
