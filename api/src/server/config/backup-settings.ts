import { string } from 'yup';

const message = 'BACKUP_RECIPIENT must be a public key of age such as age1…, or several with commas between';

export const backupFields = {
  BACKUP_RECIPIENT: string().matches(/^age1[0-9a-z]{50,}(,age1[0-9a-z]{50,})*$/, message),
};

/** With `backupRecipients`, only the owners of their private keys can read a backup. */
export type BackupSettings = { backupRecipients: readonly string[] };

export function backupsOf({ BACKUP_RECIPIENT: keys }: { BACKUP_RECIPIENT?: string }): BackupSettings {
  return { backupRecipients: Object.freeze(keys?.split(',') ?? []) };
}
