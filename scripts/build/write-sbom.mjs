import { writeSbom } from './sbom.mjs';

process.exitCode = (await writeSbom()) ? 0 : 1;
