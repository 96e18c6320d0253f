import { startStandalone } from '@gallery/shared/host/standalone';
import { GalleryApp } from './app';

startStandalone(GalleryApp);
