/** A reason not to start that the operator can correct. Its message is printed: one line for each thing that is wrong. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
