import { useT } from "../i18n/use-t.ts";
import { type ConnectionFault, connectionFaults } from "./live-connection.ts";

/** Why the line to the server is not there, in words, with its code for whoever asks us about it; nothing while it is there. */
export function ConnectionNotice({ fault, className }: { readonly fault: ConnectionFault | null; readonly className?: string }) {
  return (
    <p role="status" className={className}>
      {fault !== null && <FaultText fault={fault} />}
    </p>
  );
}

function FaultText({ fault }: { readonly fault: ConnectionFault }) {
  const t = useT("connection");
  return (
    <>
      {t(`faults.${fault}`)} <small>{`(${connectionFaults[fault]})`}</small>
    </>
  );
}
