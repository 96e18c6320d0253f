type Page = { artworks: { _id: string }[]; next: string | null };

/** Lists the ids of all works that an API shows. */
export async function collectionAt(api: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const answer = await fetch(`${api}/api/artwork?limit=100${next && `&cursor=${next}`}`);
    const page = (await answer.json()) as Page;
    ids.push(...page.artworks.map(({ _id }) => _id));
    next = page.next;
  }
  return ids;
}
