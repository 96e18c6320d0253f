import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef, useState } from 'react';
import { addPicture, importQueries, matchPictures } from './import.queries';

/** Uploads a picture and returns its address. */
export type UploadPicture = (file: File) => Promise<string>;

type Failed = { name: string; message: string };
export type PictureUploads = {
  total: number;
  sent: number;
  isRunning: boolean;
  /** Pictures that fit no row. */
  unknown: string[];
  /** Pictures that the import already has, or does not need. */
  known: number;
  failed: Failed[];
  problem?: string;
};

const none: PictureUploads = { total: 0, sent: 0, isRunning: false, unknown: [], known: 0, failed: [] };

/** Uploads the pictures that the import lacks, two at a time. The same folder again continues where it stopped. */
export function usePictureUploads(id: string, upload: UploadPicture) {
  const queryClient = useQueryClient();
  const [uploads, show] = useState<PictureUploads>(none);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const refresh = () => queryClient.invalidateQueries({ queryKey: importQueries.all });

  async function start(files: File[]) {
    show({ ...none, isRunning: true });
    try {
      const pictures = files.filter(({ name }) => /\.(jpe?g|png)$/i.test(name));
      const matches = await matchAll(id, pictures);
      const wanted = pictures.filter((_, at) => matches[at]?.is_wanted);
      const unknown = matches.filter(({ row }) => row === null).map(({ name }) => name);
      const others = files.filter((file) => !pictures.includes(file)).map(({ name }) => name);
      const known = matches.length - wanted.length - unknown.length;
      show({ ...none, total: wanted.length, isRunning: true, unknown: [...unknown, ...others], known });
      const queue = [...wanted];
      await Promise.all([sendQueue(queue), sendQueue(queue)]);
      show((now) => ({ ...now, isRunning: false }));
    } catch (error) {
      show({ ...none, problem: errorMessage(error) });
    }
    await refresh();
  }

  async function sendQueue(queue: File[]) {
    for (let file = queue.shift(); file && !isGone.current; file = queue.shift()) await sendOne(file);
  }

  async function sendOne(file: File) {
    try {
      await addPicture(id, file.name, await upload(file));
      show((now) => ({ ...now, sent: now.sent + 1 }));
    } catch (error) {
      const failed = { name: file.name, message: errorMessage(error) };
      show((now) => ({ ...now, failed: [...now.failed, failed] }));
    }
  }

  return { uploads, start };
}

async function matchAll(id: string, files: readonly File[]) {
  const names = files.map(({ name }) => name.slice(-importLimits.pictureName));
  const parts = Array.from({ length: Math.ceil(names.length / importLimits.names) }, (_, at) =>
    names.slice(at * importLimits.names, (at + 1) * importLimits.names),
  );
  const matches = [];
  for (const part of parts) matches.push(await matchPictures(id, part));
  return matches.flat();
}
