import type { LeadContent, StoredLead } from './port.ts';

/** A row of the table leads, as far as it is read. */
export type LeadRow = {
  reference: string;
  kind: string;
  received_at: number;
  announced_photos: number;
  suspected_spam: number;
  fields: string;
};

/** The request that a row holds. */
export function toLead(row: LeadRow): StoredLead {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    announcedPhotos: row.announced_photos,
    suspectedSpam: row.suspected_spam === 1,
    ...({ kind: row.kind, fields: JSON.parse(row.fields) } as LeadContent),
  };
}
