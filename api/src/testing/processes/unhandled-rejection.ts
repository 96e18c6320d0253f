import { DrizzleQueryError } from 'drizzle-orm';
import { logCrashes } from '../../logging/crash-log';
import { openLogger } from '../../logging/logger';

logCrashes(openLogger('info'));
void Promise.reject(new DrizzleQueryError('INSERT INTO users VALUES ($1)', ['sentinel'], undefined));
