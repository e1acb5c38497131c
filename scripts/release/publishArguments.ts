/**
 * The arguments of npm that publish a tarball, with provenance: npm shows from which commit and by which workflow it was built.
 * It needs the permission `id-token: write` and the field `repository`.
 */
export function publishArguments(tarball: string, { dryRun }: { dryRun: boolean }): readonly string[] {
  const always = ["publish", tarball, "--provenance", "--access", "public"];
  return dryRun ? [...always, "--dry-run", "--json"] : always;
}
