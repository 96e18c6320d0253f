import { isSameTag, tagLimits } from '@gallery/shared/contract/catalogue/tags';
import type { EditField } from '@gallery/shared/contract/collection/edit-limits';

export type TagChange = { field: 'tag_added' | 'tag_removed'; tag: string };

export function isOfTags(field: EditField): field is TagChange['field'] {
  return field === 'tag_added' || field === 'tag_removed';
}

export function tagsAfter({ field, tag }: TagChange, tags: readonly string[]): string[] {
  if (field === 'tag_added') return [...tags, tag];
  return tags.filter((present) => !isSameTag(present, tag));
}

/** Returns why the tags of a work stay, or `undefined`. Capitals make no difference. */
export function tagReasonOf({ field, tag }: TagChange, tags: readonly string[]): string | undefined {
  const has = tags.some((present) => isSameTag(present, tag));
  if (field === 'tag_removed') return has ? undefined : 'It does not have the tag.';
  if (has) return 'It has the tag already.';
  return tags.length >= tagLimits.tags ? `It has ${tagLimits.tags} tags already.` : undefined;
}
