/** Whether a statement failed because a foreign key would lack its row, which another transaction has deleted or references. */
export function isReferenceMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === "23503" || isReferenceMissing(error.cause);
}
