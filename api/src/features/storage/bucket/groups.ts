import type { Bucket } from './bucket';

type Group = { group: string; files: string[]; last: Date };

/** Finds what lies together below a prefix: `group` is the next part of the key, and `last` the newest time. */
export async function groupsBelow(bucket: Bucket, prefix: string): Promise<Group[]> {
  const groups = new Map<string, Group>();
  for await (const { key, at } of bucket.list(prefix)) {
    const [group = '', ...file] = key.slice(prefix.length).split('/');
    const known = groups.get(group) ?? { group, files: [], last: at };
    known.files.push(file.join('/'));
    if (at > known.last) known.last = at;
    groups.set(group, known);
  }
  return [...groups.values()];
}
