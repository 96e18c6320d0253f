import { startStandalone } from '@gallery/shared/host/standalone';
import { AdminApp } from './app';

startStandalone(AdminApp);
