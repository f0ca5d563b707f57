import { useEffect, useState } from "react";
import type { OwnSessions } from "#contract/account.ts";
import { callOwn } from "../../account/own-call.ts";
import { useVisitor } from "../../account/visitor-store.ts";
import { AddressSetting } from "./address-setting.tsx";
import { DataSetting } from "./data-setting.tsx";
import styles from "./own-account.module.css";
import { GoogleSetting } from "./google-setting.tsx";
import { PasskeysSetting } from "./passkeys-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { RemovalSetting } from "./removal-setting.tsx";
import { SettingsToCome } from "./settings-to-come.tsx";
import { SessionsSetting, type KnownSessions } from "./sessions-setting.tsx";

/** Which ways in the league offers to those who have an account. ACC26 */
export type OfferedWays = { takesPasskeys: boolean; takesGoogle: boolean };

/** What the owner of an account may do with it, each with its own form. */
export function AccountSettings({ takesPasskeys, takesGoogle }: OfferedWays) {
  const visitor = useVisitor();
  const [known, setKnown] = useState<KnownSessions | null>(null);

  async function look(): Promise<void> {
    const outcome = await callOwn<OwnSessions>("GET", "sessions");
    setKnown(outcome.kind === "done" ? outcome.data : "failed");
  }
  useEffect(() => void look(), []);

  if (visitor.kind !== "signed-in") return null;
  const { email } = visitor;
  if (known === null) return <SettingsToCome email={email} takesPasskeys={takesPasskeys} takesGoogle={takesGoogle} />;
  // Where it cannot be known: most people have one.
  const hasPassword = typeof known === "string" || known.hasPassword;
  const ways = typeof known === "string" ? null : known;
  return (
    <div className={styles.settings}>
      <SessionsSetting
        known={known}
        onChanged={look}
        onAgain={() => {
          setKnown("loading");
          void look();
        }}
      />
      <PasswordSetting email={email} hasPassword={hasPassword} onChanged={look} />
      {ways !== null && (takesPasskeys || ways.passkeys.length > 0) && (
        <PasskeysSetting
          passkeys={ways.passkeys}
          canAdd={takesPasskeys}
          isLastWay={!hasPassword && ways.passkeys.length === 1 && ways.googleSince === null}
          email={email}
          hasPassword={hasPassword}
          onChanged={look}
        />
      )}
      {ways !== null && (takesGoogle || ways.googleSince !== null) && (
        <GoogleSetting
          since={ways.googleSince}
          canJoin={takesGoogle}
          isLastWay={!hasPassword && ways.passkeys.length === 0}
          email={email}
          hasPassword={hasPassword}
          onChanged={look}
        />
      )}
      <AddressSetting email={email} hasPassword={hasPassword} />
      <DataSetting />
      <RemovalSetting email={email} hasPassword={hasPassword} />
    </div>
  );
}
