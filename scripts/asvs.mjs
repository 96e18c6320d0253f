import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLedger } from './asvs/ledger.mjs';
import { renderLedger } from './asvs/render-ledger.mjs';
import { root } from './build/run-command.mjs';

writeFileSync(path.join(root, 'docs/asvs.md'), renderLedger(readLedger(root)));
