/** By Global Privacy Control, or the older "Do Not Track": neither counted, nor measured, nor recorded. */
export function wishesNotToBeFollowed(): boolean {
  const wishes = navigator as Navigator & { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };
  return wishes.globalPrivacyControl === true || wishes.doNotTrack === "1";
}
