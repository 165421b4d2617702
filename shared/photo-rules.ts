/** Photos with a quote request; sizes in bytes. */
export const photoLimits = { count: 8, bytes: 10_000_000, totalBytes: 25_000_000 } as const;

/** A size in bytes as text: `2,4 MB`. Megabytes are decimal. */
export function fileSize(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;
}

/** The Dutch messages about photos, the same in browser and server. */
export const photoMessages = {
  empty: 'Dit bestand is leeg: kies de foto opnieuw',
  'too-large': `Deze foto is groter dan ${fileSize(photoLimits.bytes)}: kies een kleinere`,
  type: 'Dit is geen foto die wij kunnen openen: kies een JPG, PNG, WebP of AVIF',
  heic: 'Deze iPhone-foto (HEIC) kunnen wij niet openen: kies een JPG of PNG',
  damaged: 'Deze foto is beschadigd: kies een andere',
  'too-many-pixels': 'Deze foto heeft te veel beeldpunten: kies een kleinere',
  'too-many': `U kunt ${photoLimits.count} foto’s meesturen: de eerste ${photoLimits.count} zijn gekozen`,
  'total-too-large': `Samen mogen de foto’s ${fileSize(photoLimits.totalBytes)} zijn: laat er een paar weg`,
} as const;
