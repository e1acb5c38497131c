/** A reason not to start that the operator can cure; its message is the one line they see. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
