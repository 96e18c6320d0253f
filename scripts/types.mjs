import { checkTypes } from './build/check-types.mjs';

const failed = await checkTypes();
process.exitCode = failed.length > 0 ? 1 : 0;
