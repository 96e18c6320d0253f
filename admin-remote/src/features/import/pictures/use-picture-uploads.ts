import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef, useState } from 'react';
import { addPicture, importQueries, matchPictures } from '../import.queries';

/** Uploads a picture and returns its address and its size in pixels. */
export type UploadPicture = (file: File) => Promise<{ url: string; width: number; height: number }>;

type Failed = { file: File; message: string };
export type PictureUploads = {
  total: number;
  sent: number;
  step: 'idle' | 'running' | 'paused' | 'interrupted';
  /** Pictures that fit no row. */
  unknown: string[];
  /** Pictures that the import already has, or does not need. */
  known: number;
  failed: Failed[];
  problem?: string;
};

const none: PictureUploads = { total: 0, sent: 0, step: 'idle', unknown: [], known: 0, failed: [] };

/** Uploads the pictures that the import lacks, two at a time. The same folder again continues where it stopped. */
export function usePictureUploads(id: string, upload: UploadPicture) {
  const queryClient = useQueryClient();
  const [uploads, show] = useState<PictureUploads>(none);
  const queue = useRef<File[]>([]);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  async function start(files: File[]) {
    show({ ...none, step: 'running' });
    try {
      const { wanted, unknown, known } = await matchAll(id, files);
      show({ ...none, total: wanted.length, step: 'running', unknown, known });
      await send(wanted);
    } catch (error) {
      show({ ...none, problem: errorMessage(error) });
    }
  }

  async function send(files: File[]) {
    isStopped.current = false;
    queue.current = files;
    show((now) => ({ ...now, step: 'running' }));
    await Promise.all([sendQueue(), sendQueue()]);
    show((now) => (now.step === 'running' ? { ...now, step: 'idle' } : now));
    await queryClient.invalidateQueries({ queryKey: importQueries.all });
  }

  async function sendQueue() {
    while (!isStopped.current) {
      const file = queue.current.shift();
      if (!file) return;
      await sendOne(file);
    }
  }

  async function sendOne(file: File) {
    try {
      const { url, width, height } = await upload(file);
      await addPicture(id, { name: file.name, img_url: url, width, height });
      show((now) => ({ ...now, sent: now.sent + 1 }));
    } catch (error) {
      const message = errorMessage(error);
      if (message === networkMessage) interrupt(file);
      else show((now) => ({ ...now, failed: [...now.failed, { file, message }] }));
    }
  }

  /** Without a connection, every further picture would fail too. */
  function interrupt(file: File) {
    queue.current.unshift(file);
    stop('interrupted');
  }

  function stop(step: 'paused' | 'interrupted') {
    isStopped.current = true;
    show((now) => ({ ...now, step }));
  }

  return {
    uploads,
    start,
    pause: () => stop('paused'),
    resume: () => send(queue.current),
    retry() {
      const files = uploads.failed.map(({ file }) => file);
      show((now) => ({ ...now, failed: [] }));
      return send(files);
    },
  };
}

/** Sorts files into pictures that the import lacks, those that it knows, and the names that fit no row. */
async function matchAll(id: string, files: readonly File[]) {
  const pictures = files.filter(({ name }) => /\.(jpe?g|png)$/i.test(name));
  const matches = await matchesOf(
    id,
    pictures.map(({ name }) => name.slice(-importLimits.pictureName)),
  );
  const wanted = pictures.filter((_, at) => matches[at]?.is_wanted);
  const unknown = matches.filter(({ row }) => row === null).map(({ name }) => name);
  const others = files.filter((file) => !pictures.includes(file)).map(({ name }) => name);
  const known = matches.length - wanted.length - unknown.length;
  return { wanted, unknown: [...unknown, ...others], known };
}

/** A request has a limited number of names. */
async function matchesOf(id: string, names: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(names.length / importLimits.names) }, (_, at) =>
    names.slice(at * importLimits.names, (at + 1) * importLimits.names),
  );
  const matches = [];
  for (const part of parts) matches.push(await matchPictures(id, part));
  return matches.flat();
}
