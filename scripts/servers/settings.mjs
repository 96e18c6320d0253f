import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run-command.mjs';

const defaults = { PORT: 3000, API_PORT: 4000, GALLERY_PORT: 3001, CUSTOMER_PORT: 3002, ADMIN_PORT: 3003 };
export const portNames = /** @type {(keyof typeof defaults)[]} */ (Object.keys(defaults));
export const internalPortNames = /** @type {const} */ (['INTERNAL_PORT', 'API_INTERNAL_PORT']);

/** The environment overrides `.env`. */
export function readSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const chosen = { ...defaults };
  for (const name of portNames) chosen[name] = portFrom(name, defaults[name]);
  const internal = {
    INTERNAL_PORT: portFrom('INTERNAL_PORT', chosen.PORT + 100),
    API_INTERNAL_PORT: portFrom('API_INTERNAL_PORT', chosen.API_PORT + 100),
  };
  const { DATA_DIR, CACHE_DIR, PUBLIC_URL, ADMIN_EMAIL } = process.env;
  return {
    ...chosen,
    ...internal,
    DATA_DIR: path.resolve(root, DATA_DIR || '.data'),
    CACHE_DIR: path.resolve(root, CACHE_DIR || '.cache'),
    PUBLIC_URL: PUBLIC_URL || `http://localhost:${chosen.PORT}`,
    ADMIN_EMAIL: ADMIN_EMAIL || 'admin@uli-gallery.example',
  };
}

/** @param {string} name @param {number} usual */
function portFrom(name, usual) {
  const port = Number(process.env[name] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number, and is "${process.env[name] || usual}".`);
}
