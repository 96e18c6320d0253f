import pLimit from 'p-limit';
import { type BucketMedia, inTemporaryFolder } from '../media/files/media-in-bucket';
import { paperFile } from './drawing/paper-picture';
import { type PaperTask, wantedOf } from './make-paper';
import type { MakePaper } from './paper-process';

/** Copies the pictures of each paper from the bucket to a folder of its own, which goes away afterwards. */
export function bringingPictures(makePaper: MakePaper, { bring }: Pick<BucketMedia, 'bring'>): MakePaper {
  const limit = pLimit(8);
  return (task) =>
    inTemporaryFolder(async (mediaFolder) => {
      const choose = (files: string[]) => paperFile(files, wantedOf(task));
      await Promise.all(hashesOf(task).map((hash) => limit(() => bring(hash, mediaFolder, choose))));
      return makePaper({ ...task, mediaFolder });
    });
}

function hashesOf(task: PaperTask): string[] {
  const hashes = 'catalogue' in task ? task.catalogue.works.map(({ picture }) => picture) : [hashOf(task)];
  return [...new Set(hashes)].filter((hash) => hash !== null);
}

function hashOf(task: Exclude<PaperTask, { catalogue: unknown }>): string | null {
  if ('invoice' in task) return task.invoice.facts.work.picture;
  if ('packing' in task) return task.packing.work.picture;
  return 'certificate' in task ? task.certificate.picture : null;
}
