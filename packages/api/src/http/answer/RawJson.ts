/** Data of an answer that is JSON text already. Its type is not checked at runtime. */
export class RawJson<Data> {
  readonly json: string;
  /** Only for the type. */
  declare readonly data?: Data;

  constructor(json: string) {
    this.json = json;
  }
}
