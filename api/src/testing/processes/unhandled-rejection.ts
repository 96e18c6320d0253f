import { DrizzleQueryError } from 'drizzle-orm';
import { logCrashes, openLogger } from '../../logging/logger';

logCrashes(openLogger('info'));
void Promise.reject(new DrizzleQueryError('INSERT INTO users VALUES ($1)', ['sentinel'], undefined));
