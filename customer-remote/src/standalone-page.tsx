import { startStandalone } from '@gallery/shared/host/standalone';
import { CustomerApp } from './app';

startStandalone(CustomerApp);
