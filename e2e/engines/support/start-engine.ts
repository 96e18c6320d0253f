import { chromium } from '@playwright/test';
import type { Engine } from './engine';
import { startPuppeteer } from './puppeteer';
import { startWebKit } from './webkit';

export type EngineName = 'firefox' | 'webkit';

export function startEngine(name: EngineName | 'chrome'): Promise<Engine> {
  if (name === 'webkit') return startWebKit(process.env.WEBKIT_DRIVER ?? '');
  const chrome = process.env.CHROMIUM || chromium.executablePath();
  return startPuppeteer(name, name === 'chrome' ? chrome : (process.env.FIREFOX ?? ''));
}
