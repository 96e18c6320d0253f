import { channel } from 'node:diagnostics_channel';

/** Each render that a page waited for; costs nothing while nobody listens. */
export type RenderSample = { area: string; outcome: 'in time' | 'late' | 'failed'; seconds: number };
export const renders = channel('gallery.edge.render');

/** How long each of them waited for its turn, in seconds. */
export const renderWaits = channel('gallery.edge.render.wait');
