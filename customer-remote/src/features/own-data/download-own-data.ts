import { ownDataFile, ownDataPaths } from '@gallery/shared/contract/account/own-data';
import { getJson } from '@gallery/shared/http';

export async function downloadOwnData(): Promise<void> {
  const data = await getJson<object>(ownDataPaths.export);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = ownDataFile;
  link.click();
  // The browser may not have begun to read the file yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
