import path from 'node:path';
import type { Config } from '../config';
import { createArea, type RenderedArea } from './area-renderer';

/** Opens renderers, each with its own thread that runs the shell's bundle. */
export function areaOpener(config: Config, apiUrl: () => string, log: (line: string) => void) {
  const inShell = (file: string) => path.join(config.shellFolder, file);
  const threadData = {
    threadFile: inShell('render-thread.js'),
    shellBundle: inShell('render.cjs'),
    publicUrl: config.publicUrl,
    demo: config.demo,
    tracesUrl: config.tracesUrl,
  };
  return (name: string, warmPath = '/'): RenderedArea =>
    createArea(name, { threadData, apiUrl, budget: config.renderMs, warmPath, log });
}
