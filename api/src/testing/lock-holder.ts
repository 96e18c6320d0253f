import { lockFolder } from '../db/embedded/lock';

/** Takes the folder named on the command line, says so, and holds it until it is killed. */
await lockFolder(process.argv[2] ?? '');
process.send?.({ locked: true });
setInterval(() => {}, 60_000);
