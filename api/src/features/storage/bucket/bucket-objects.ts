import pLimit from 'p-limit';
import {
  bytesOf,
  contentFile,
  describeObject,
  factsFile,
  keyOf,
  type ObjectStore,
  type StoredObject,
  sameObject,
} from '../objects/object-store';
import { storageUnreachable } from '../picture-storage';
import { type Bucket, groupsBelow } from './bucket';

/** Written last and removed first, so that an object is whole or absent. Its time or that of `renewed` says how idle it is. */
const facts = factsFile;
const renewed = 'renewed';
/** Keeps the facts while a cleanup decides, in case it is killed. */
const aside = 'aside.json';

export function objectsIn(bucket: Bucket, folder: string): ObjectStore {
  const place = (name: string) => `${folder}/${keyOf(name)}`;
  const read = async (key: string): Promise<StoredObject | null> => {
    const found = await bucket.read(key);
    return found && JSON.parse(found.toString());
  };
  const find = (name: string) => read(`${place(name)}/${facts}`);
  return {
    find,
    async open({ name, file = contentFile }) {
      const found = await bucket.open(`${place(name)}/${file}`);
      if (!found) throw storageUnreachable(new Error(`The bucket lacks the content of ${name}.`));
      return found.content;
    },
    async put(object, content) {
      const bytes = await bytesOf(content);
      // A name of its own, so that another upload under the same name changes nothing.
      const made = { ...describeObject(object, bytes), file: `${contentFile}-${object.upload}` };
      const before = await find(object.name);
      if (before) return sameObject(before, made);
      const at = place(object.name);
      await bucket.put(`${at}/${made.file}`, bytes, { type: made.contentType });
      const json = Buffer.from(JSON.stringify(made));
      if (await bucket.put(`${at}/${facts}`, json, { type: 'application/json', ifAbsent: true })) return made;
      const other = await find(object.name);
      if (other?.file !== made.file) await bucket.remove(`${at}/${made.file}`);
      return sameObject(other, made);
    },
    async renew(name) {
      await bucket.put(`${place(name)}/${renewed}`, Buffer.alloc(0));
    },
    async idle(before) {
      const limit = pLimit(8);
      const groups = await groupsBelow(bucket, `${folder}/`);
      const old = groups.filter(({ files, last }) => files.includes(facts) && last < before);
      const found = await Promise.all(
        old.map(({ group }) => limit(() => read(`${folder}/${group}/${facts}`))),
      );
      return found.filter((object) => object !== null);
    },
    async removeIdle(name, before, isShown) {
      const at = place(name);
      const saved = await bucket.read(`${at}/${facts}`);
      if (!saved) return;
      await bucket.put(`${at}/${aside}`, saved);
      await bucket.remove(`${at}/${facts}`);
      let isKept = true;
      try {
        isKept = (await wasRenewed(at, before)) || (await isShown());
      } finally {
        if (isKept) await bucket.put(`${at}/${facts}`, saved, { type: 'application/json' });
      }
      await bucket.remove(`${at}/${aside}`);
      if (!isKept) await removeAll(at);
    },
    async cleanUp(before) {
      for (const { group, files, last } of await groupsBelow(bucket, `${folder}/`)) {
        const at = `${folder}/${group}`;
        if (files.includes(facts)) continue;
        const saved = files.includes(aside) ? await bucket.read(`${at}/${aside}`) : null;
        if (saved) {
          await bucket.put(`${at}/${facts}`, saved, { type: 'application/json', ifAbsent: true });
          await bucket.remove(`${at}/${aside}`);
        } else if (last < before) await removeAll(at);
      }
    },
  };

  async function wasRenewed(at: string, before: Date): Promise<boolean> {
    for await (const { key, at: time } of bucket.list(`${at}/`, true)) {
      if (key === `${at}/${renewed}` && time >= before) return true;
    }
    return false;
  }

  async function removeAll(at: string): Promise<void> {
    for await (const { key } of bucket.list(`${at}/`)) await bucket.remove(key);
  }
}
