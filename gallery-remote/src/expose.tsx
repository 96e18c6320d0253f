import type { RemoteContract } from '@gallery/shared/host';
import { hostContract as needsHost } from '@gallery/shared/host/contract';
import { pageDataOf } from '@gallery/shared/routes/define-routes';
import { GalleryApp, prepare } from './app';
import { routes } from './routes';

const ssr = pageDataOf(routes);

export { GalleryApp as default, needsHost, prepare, ssr };

({ needsHost, default: GalleryApp, ssr, prepare }) satisfies RemoteContract['gallery/app'];
