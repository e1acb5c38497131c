import type { AcceptedRoles, ChatMessage } from "./Engine.ts";
import type { JinjaModule } from "./llamaTypes.ts";

/** The format of files without a template, as llama.cpp has it. */
const CHATML =
  "{%- for message in messages -%}{{- '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>\n' -}}{%- endfor -%}{%- if add_generation_prompt -%}{{- '<|im_start|>assistant\n' -}}{%- endif -%}";

/** The marks of a model that templates use. */
export interface TemplateMarks {
  readonly bos: string;
  readonly eos: string;
}

/** The chat template of a model's file. */
export class ChatTemplate {
  /** What the template accepts. */
  readonly roles: AcceptedRoles;
  readonly #template: { render(values: object): string };
  readonly #marks: TemplateMarks;

  /** Throws when the source is no template, or accepts no chat in any form. */
  constructor({ Template }: JinjaModule, source: string | undefined, marks: TemplateMarks) {
    this.#template = new Template(source || CHATML);
    this.#marks = marks;
    this.roles = this.#acceptedRoles();
  }

  /** The text of a chat, up to where the reply begins. An assistant's message at the end is the beginning of the reply. */
  render(messages: readonly ChatMessage[]): string {
    const last = messages.at(-1);
    const begun = last?.role === "assistant" ? last.content : "";
    const text = this.#template.render({
      messages: begun ? messages.slice(0, -1) : messages,
      add_generation_prompt: true,
      // Qwen and others reason first otherwise: the user waits and does not see it.
      enable_thinking: false,
      bos_token: this.#marks.bos,
      eos_token: this.#marks.eos,
    });
    return text + begun;
  }

  #acceptedRoles(): AcceptedRoles {
    const found = FORMS.find(({ roles }) => this.#accepts(roles));
    if (!found) throw new Error("its chat template accepts no chat");
    return found.accepted;
  }

  /** Whether every message of a chat with these roles is in the text. Some templates leave out a system message silently. */
  #accepts(roles: readonly ChatMessage["role"][]): boolean {
    const messages = roles.map((role, index) => ({ role, content: `text-${index}-of-${role}` }));
    try {
      const text = this.render(messages);
      return messages.every(({ content }) => text.includes(content));
    } catch {
      // Templates refuse roles by raise_exception.
      return false;
    }
  }
}

/** Chats that templates accept, the freest first. */
const FORMS: readonly {
  readonly roles: readonly ChatMessage["role"][];
  readonly accepted: AcceptedRoles;
}[] = [
  {
    roles: ["system", "assistant", "user", "system"],
    accepted: { system_role: "anywhere", alternate_roles: false },
  },
  {
    roles: ["system", "assistant", "user", "user"],
    accepted: { system_role: "first", alternate_roles: false },
  },
  {
    roles: ["system", "user", "assistant", "user"],
    accepted: { system_role: "first", alternate_roles: true },
  },
  { roles: ["user", "assistant", "user", "user"], accepted: { system_role: "none", alternate_roles: false } },
  { roles: ["user", "assistant", "user"], accepted: { system_role: "none", alternate_roles: true } },
];
