import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";

const MB = 1024 * 1024;
/** Runs a command in a mount namespace of its own. */
const NAMESPACE = ["--mount", "--map-root-user"];

/** Whether this user can mount a file system for a process of its own. Containers without rights cannot. */
export function canMount(): boolean {
  return spawnSync("unshare", [...NAMESPACE, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
}

/** A launcher for a process that sees a new file system of some megabytes in a folder, with the files of another folder. */
export function onSmallDisk(folder: string, megabytes: number, filesFrom: string): readonly string[] {
  const script = 'mount -t tmpfs -o size="$1" tmpfs "$2" && cp -a "$3/." "$2" && shift 3 && exec "$@"';
  return ["unshare", ...NAMESPACE, "sh", "-c", script, "sh", `${megabytes}m`, folder, filesFrom];
}

/** The file system that a process has in a folder, as others reach it. */
export function diskOf(pid: number, folder: string) {
  const seen = `/proc/${pid}/root${folder}`;
  const filler = `${seen}/filler`;
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(seen);
    return bavail * bsize;
  };
  return {
    freeBytes,
    /** Writes a file that uses all of its space. */
    fill: () => {
      for (let left = freeBytes(); left > 0; left = freeBytes()) {
        writeFileSync(filler, Buffer.alloc(Math.min(left, 8 * MB), "x"), { flag: "a" });
      }
    },
    /** Removes what `fill` wrote. */
    empty: () => rmSync(filler),
  };
}
