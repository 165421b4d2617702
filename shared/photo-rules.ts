/** Photos with a quote request; sizes in bytes. A form post may hold `posted` of them: the confirmation names those not stored. */
export const photoLimits = { count: 8, posted: 100, bytes: 10_000_000, totalBytes: 25_000_000 } as const;

/** A size in bytes as text: `640 kB`, `2,4 MB`. Megabytes are decimal. */
export function fileSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
}

/** The Dutch messages about photos, the same in browser and server. */
export const photoMessages = {
  empty: 'Dit bestand is leeg: kies de foto opnieuw',
  'too-large': `Deze foto is groter dan ${fileSize(photoLimits.bytes)}: kies een kleinere`,
  type: 'Dit is geen foto die wij kunnen openen: kies een JPG, PNG, WebP of AVIF',
  heic: 'Deze iPhone-foto (HEIC) kunnen wij niet openen: kies een JPG, of stuur hem via WhatsApp of mail',
  damaged: 'Deze foto is beschadigd: kies een andere',
  'too-many-pixels': 'Deze foto heeft te veel beeldpunten: kies een kleinere',
  'too-many': `U kunt ${photoLimits.count} foto’s meesturen: de eerste ${photoLimits.count} zijn gekozen`,
  'total-too-large': `Samen mogen de foto’s hoogstens ${fileSize(photoLimits.totalBytes)} groot zijn: laat er een paar weg`,
} as const;

/** Says that the photos chosen before a reload are gone. */
export function photosLost(count: number): string {
  return count === 1
    ? 'De foto die u had gekozen, is niet bewaard: kies hem opnieuw'
    : `De ${count} foto’s die u had gekozen, zijn niet bewaard: kies ze opnieuw`;
}

/** Whether a file is an iPhone photo, by its type or its name. */
export function isHeic({ type, name }: { readonly type: string; readonly name: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
