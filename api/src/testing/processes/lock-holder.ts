import { lockFolder } from '../../db/embedded/lock';

/** Locks the folder of the first argument until it is killed. */
await lockFolder(process.argv[2] ?? '');
process.send?.({ locked: true });
setInterval(() => {}, 60_000);
