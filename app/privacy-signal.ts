/** Whether the visitor's browser asks sites not to track: Do Not Track or Global Privacy Control. */
export function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
