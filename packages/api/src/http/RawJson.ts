/** The data of an answer as JSON that is written already: what it holds is the promise of whoever wrote it. */
export class RawJson<Data> {
  readonly json: string;
  /** Only for the type. */
  declare readonly data?: Data;

  constructor(json: string) {
    this.json = json;
  }
}
