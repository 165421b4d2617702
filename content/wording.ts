import { facts } from './facts.ts';
import { euro } from './format.ts';
import { answered, owner } from './owner.ts';

const { claims } = facts;
const fee = answered(owner.callOutFee);

/** Statements that bind the firm, worded the same on every page. */
export const wording = {
  /** Without a full stop, for use in lists. */
  warranty: `${claims.warrantyYears} jaar garantie op uitgevoerd dakwerk, zoals in uw offerte bevestigd en naast uw wettelijke rechten`,
  keepOffer: 'Bewaar uw offerte zolang de garantie loopt.',
  freeInspection: 'De inspectie op afspraak en de offerte zijn gratis.',
  callOut: [
    'Bij spoed hoort u de kosten aan de telefoon, voordat we rijden.',
    fee === undefined ? '' : ` De voorrijkosten zijn ${euro(fee)} incl. btw.`,
    owner.callOutFee === 'none' ? ' Voorrijkosten rekenen we niet.' : '',
  ].join(''),
} as const;
