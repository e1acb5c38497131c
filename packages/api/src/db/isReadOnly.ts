/** Whether the database refused a write because it is read-only: its disk is nearly full (see DiskSpace). */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === "25006" || isReadOnly(error.cause);
}
