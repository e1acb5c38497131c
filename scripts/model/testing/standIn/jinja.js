// Stands in for @huggingface/jinja in tests. The source is the name of a template.
const templates = {
  plain: (messages) => messages.map(({ role, content }) => `${role}: ${content}`).join("\n"),
  "system first": (messages) => {
    if (messages.slice(1).some(({ role }) => role === "system")) throw new Error("System must come first.");
    return templates.plain(messages);
  },
  "no system": (messages) => templates.alternate(messages.filter(({ role }) => role !== "system")),
  alternate: (messages) => {
    if (messages.some(({ role }, index) => (role === "user") !== (index % 2 === 0)))
      throw new Error("Roles must alternate.");
    return templates.plain(messages);
  },
  nothing: () => "",
};

export class Template {
  #render;

  constructor(source) {
    this.#render = templates[source] ?? (() => source);
  }

  render({ messages, add_generation_prompt, enable_thinking, bos_token }) {
    const thought = enable_thinking === false ? "" : "<think>";
    return `${bos_token}${this.#render(messages)}${add_generation_prompt ? `\nassistant: ${thought}` : ""}`;
  }
}
