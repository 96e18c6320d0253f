import { writeSurfaces } from './federation-surface.mjs';

await writeSurfaces();
