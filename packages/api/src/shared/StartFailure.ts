/** A reason not to start that the operator can correct. Its message is the one line of output. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
