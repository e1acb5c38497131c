import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { LaunchFailure } from "../launch/failure.ts";
import { defaultSampling, type Sampling } from "./catalogue.ts";

/** The model that `npm run model` has chosen, as `model.json` describes it. */
export interface ChosenModel {
  readonly name: string;
  /** A file in the folder of models, or an absolute path. */
  readonly file: string;
  readonly sampling: Sampling;
}

/** The folder of models, with the package that runs them. Created if it is absent, for this user only. */
export function modelsFolder(dataDir: string): string {
  const folder = join(dataDir, "models");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The chosen model; null without one. Throws a LaunchFailure when the description cannot be read. */
export function readChosenModel(folder: string): (ChosenModel & { readonly path: string }) | null {
  const path = descriptionIn(folder);
  if (!existsSync(path)) return null;
  try {
    const {
      name,
      file,
      sampling = defaultSampling,
    } = JSON.parse(readFileSync(path, "utf8")) as Partial<ChosenModel>;
    if (!name || !file) throw new Error("It names no model.");
    return { name, file, sampling, path: isAbsolute(file) ? file : join(folder, file) };
  } catch (error) {
    throw new LaunchFailure(
      `${path} cannot be read: ${(error as Error).message} Choose a model again: npm run model`,
    );
  }
}

/** Makes a model the one that `npm start` runs. */
export function writeChosenModel(folder: string, model: ChosenModel): void {
  writeFileSync(descriptionIn(folder), `${JSON.stringify(model, null, 2)}\n`, { mode: 0o600 });
}

/** No model is run any more. Its file stays. */
export function forgetChosenModel(folder: string): void {
  rmSync(descriptionIn(folder), { force: true });
}

function descriptionIn(folder: string): string {
  return join(folder, "model.json");
}
