import { checkCode } from './build/check-code.mjs';

process.exitCode = (await checkCode()) ? 0 : 1;
