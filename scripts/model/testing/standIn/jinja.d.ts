export class Template {
  constructor(source: string);
  render(values: object): string;
}
