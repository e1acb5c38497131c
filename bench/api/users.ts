import type { Server } from "./apiServer.ts";
import { request } from "./requests.ts";

/** Any character of the sample. */
export async function anyCharacter(api: Server): Promise<string> {
  const { data } = JSON.parse(await request(`${api.origin}/api/index/top/`)) as { data: { id: string }[] };
  return data[0]?.id ?? "";
}

/** Signs in a new user. Resolves to a session. */
export async function signIn(api: Server, name: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{
      iss: "https://securetoken.google.com/demo-mimi",
      aud: "demo-mimi",
      sub: name,
      email: `${name}@example.org`,
    },
    ...{ iat: now, auth_time: now, exp: now + 3600 },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${api.origin}/api/user/create_cookie/`, { headers });
  return ((await response.json()) as { data: string }).data;
}

/** The first message of a new chat. */
export function sendBody(character_id: string) {
  const key = () => crypto.randomUUID().replaceAll("-", "");
  return { chat_key: key(), client_id: key(), character_id, text: "Hello." };
}
