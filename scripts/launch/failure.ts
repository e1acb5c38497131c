/** The start failed for a reason outside the code. The message is one line for the terminal. */
export class LaunchFailure extends Error {
  override name = "LaunchFailure";
}

/** Runs a script's body. A {@link LaunchFailure} becomes one line and exit code 1; anything else keeps its stack. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof LaunchFailure) process.stderr.write(`${error.message}\n`);
    else throw error;
  }
}
