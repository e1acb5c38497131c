import { runBackupCommand } from "./runBackupCommand.ts";
import { writeBackup } from "./writeBackup.ts";

// `npm run backup -- <folder>`: writes the database and the uploaded files into a new folder. With the embedded database,
// stop the API first.
await runBackupCommand("into which folder? npm run backup -- mimi-backup", async (places, folder) => {
  const { rows, uploads } = await writeBackup(places, folder, new Date());
  return `backed up ${rows} rows and ${uploads} uploaded files to ${folder}, and compared every file with its checksum`;
});
