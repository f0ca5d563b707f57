import { type SubmitEvent, useEffect, useRef } from "react";
import { ChangesView } from "./changes-view.tsx";
import { DoctorView } from "./doctor-view.tsx";
import { FileView } from "./file-view.tsx";
import { ImportsView } from "./imports-view.tsx";
import { ListView } from "./list-view.tsx";
import { InvitationView } from "./invitation-view.tsx";
import { NoRoleView } from "./no-role-view.tsx";
import { OfficeFrameView } from "./office-frame.tsx";
import type { InvitationPage, NoRolePage, OfficePage, PartText } from "./office-page.ts";
import { RolesView } from "./roles-view.tsx";
import { RowView } from "./row-view.tsx";
import { InstallationView } from "./installation-view.tsx";
import { SetUpView } from "./set-up-view.tsx";
import { TodayView } from "./today-view.tsx";
import { useOffice } from "./use-office.ts";

type Shown =
  | { readonly kind: "office"; readonly page: OfficePage }
  | { readonly kind: "no-role"; readonly page: NoRolePage }
  | { readonly kind: "invitation"; readonly page: InvitationPage };

/** A screen of the office, or what is told to whoever holds no role. OFF12 */
export function OfficeView({ shown }: { shown: Shown }) {
  if (shown.kind === "invitation") return <InvitationView page={shown.page} />;
  return shown.kind === "no-role" ? <NoRoleView page={shown.page} /> : <OfficeScreenView first={shown.page} />;
}

function OfficeScreenView({ first }: { first: OfficePage }) {
  const { page, state, gone, send } = useOffice(first);
  const sent = useRef<HTMLElement | null>(null);
  const waiting = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (state === "busy" || waiting.current === null) return;
    const button = waiting.current;
    waiting.current = null;
    button.click();
  }, [state]);
  /** Files of the wizard are sent here, to tell how far they are, and pictures of a row with its form; other files by the browser itself. */
  function submit(event: SubmitEvent<HTMLElement>): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
    if (form.enctype.startsWith("multipart") && !form.action.includes("/office/upload/") && form.dataset["officeForm"] === undefined)
      return;
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    if (state !== "busy") {
      sent.current = button;
      void send(form, button);
    } else if (button !== sent.current) {
      // What was pressed meanwhile comes after it; the same button again is the same.
      waiting.current = button;
    }
  }
  return (
    <OfficeFrameView frame={page.frame} said={page.said} state={state} gone={gone} onSubmit={submit}>
      <PartView part={page.part} />
    </OfficeFrameView>
  );
}

function PartView({ part }: { part: PartText }) {
  switch (part.kind) {
    case "today":
      return <TodayView part={part} />;
    case "changes":
      return <ChangesView part={part} />;
    case "list":
      return <ListView list={part.list} />;
    case "row":
      return <RowView part={part} />;
    case "file":
      return <FileView part={part} />;
    case "roles":
      return <RolesView part={part} />;
    case "set-up":
      return <SetUpView part={part} />;
    case "imports":
      return <ImportsView part={part} />;
    case "installation":
      return <InstallationView part={part} />;
    case "doctor":
      return <DoctorView part={part} />;
  }
}
