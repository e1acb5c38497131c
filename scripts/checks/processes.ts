import { AsyncLocalStorage } from "node:async_hooks";
import { readdirSync, readFileSync } from "node:fs";

/** Every process that a step starts has this variable in its environment: the run's folder and the step's name. */
const VARIABLE = "MIMI_TEST_STEP";

const currentStep = new AsyncLocalStorage<string>();

/** Runs `work`; the processes of its commands are found under `tag`, the folder of the run and the name of the step. */
export function withProcesses<Result>(tag: string, work: () => Promise<Result>): Promise<Result> {
  return currentStep.run(tag, work);
}

/** The environment for a command of the running step, by which {@link endProcesses} finds it. */
export function tagged(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const tag = currentStep.getStore();
  return tag === undefined ? env : { ...env, [VARIABLE]: tag };
}

const groups = new Map<number, string>();

/** Registers a command that leads its own process group. Returns a function that removes it. */
export function trackGroup(pid: number): () => void {
  groups.set(pid, currentStep.getStore() ?? "");
  return () => groups.delete(pid);
}

/**
 * Ends every process of a step, or of all steps when `tag` is the folder of the run. A browser and a database leave the
 * process group of the test that started them, so `/proc` is searched too; a system without it has the groups alone.
 */
export function endProcesses(tag: string): void {
  const isIn = (other: string) => other === tag || other.startsWith(`${tag}/`);
  for (const [group, of] of groups) if (isIn(of)) kill(-group);
  // A process may be starting another one just now: search until none is left.
  for (let round = 0; round < 20; round += 1) {
    const found = taggedProcesses(isIn);
    if (found.length === 0) return;
    found.forEach(kill);
  }
}

function taggedProcesses(isIn: (tag: string) => boolean): number[] {
  return processIds().filter((pid) => {
    if (pid === process.pid) return false;
    try {
      const entries = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      const entry = entries.find((one) => one.startsWith(`${VARIABLE}=`));
      return entry !== undefined && isIn(entry.slice(VARIABLE.length + 1));
    } catch {
      // It has ended meanwhile, or belongs to another user.
      return false;
    }
  });
}

function processIds(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    // This system has no /proc.
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
