import { visitorChanged } from "../../account/visitor-store.ts";
import { callApi } from "../../api-client.ts";

/** Whether a name was reported, or was so already. A session that has ended meanwhile is noticed by all that asks who is here. */
export async function sendReport(path: string): Promise<boolean> {
  const answer = await callApi("POST", path);
  if (!answer.ok && answer.status === 401) await visitorChanged();
  return answer.ok;
}
