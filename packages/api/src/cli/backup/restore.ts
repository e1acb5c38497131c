import { restoreBackup } from "./restoreBackup.ts";
import { runBackupCommand } from "./runBackupCommand.ts";

// `npm run restore -- <folder>`: fills an empty database, and the folder or bucket of uploaded files, from a backup.
await runBackupCommand("from which folder? npm run restore -- mimi-backup", async (places, folder) => {
  const { rows, uploads } = await restoreBackup(places, folder);
  return `restored ${rows} rows and ${uploads} uploaded files from ${folder}`;
});
