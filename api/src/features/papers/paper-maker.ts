import { answerTasks } from '../../jobs/worker-process';
import { makePaper, type PaperTask } from './make-paper';

/** Runs as its own program (`paper-process.ts`). */
answerTasks<PaperTask, Buffer>(makePaper);
