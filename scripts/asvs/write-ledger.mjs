import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run-command.mjs';
import { readLedger } from './ledger.mjs';
import { renderLedger } from './render-ledger.mjs';

writeFileSync(path.join(root, 'docs/asvs.md'), renderLedger(readLedger(root)));
