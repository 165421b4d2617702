import type { CSSProperties } from 'react';

// Mail programs know neither our style sheet nor CSS variables: these are the site's light colours, written out.
const paper = '#f5efe6';
const sheet = '#fffdf9';
const ink = '#2b211a';
const quiet = '#6b5d52';
const line = '#e4d9ca';
const accent = '#9a3f22';

const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

const body: CSSProperties = { color: ink, fontFamily: sans, fontSize: '16px', lineHeight: '25px' };
/** Long words and addresses break rather than push a phone's page sideways. */
const breaking: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };
const button: CSSProperties = {
  fontFamily: sans,
  fontSize: '16px',
  fontWeight: 600,
  borderRadius: '6px',
  border: `1px solid ${accent}`,
  padding: '13px 20px',
  margin: '0 10px 10px 0',
};

/** How the parts of a letter look. */
export const styles = {
  page: { ...body, backgroundColor: paper, margin: 0, padding: '24px 12px' },
  sheet: {
    backgroundColor: sheet,
    border: `1px solid ${line}`,
    borderTop: `4px solid ${accent}`,
    borderRadius: '8px',
    maxWidth: '600px',
    padding: '28px 24px 20px',
  },
  brand: { ...body, color: accent, fontSize: '14px', fontWeight: 600, letterSpacing: '0.02em', margin: '0 0 18px' },
  heading: {
    ...breaking,
    color: ink,
    fontFamily: serif,
    fontSize: '27px',
    fontWeight: 400,
    lineHeight: '34px',
    margin: '0 0 16px',
  },
  title: { color: ink, fontFamily: serif, fontSize: '19px', fontWeight: 400, lineHeight: '26px', margin: '0 0 8px' },
  paragraph: { ...body, margin: '0 0 16px' },
  notice: {
    ...body,
    ...breaking,
    backgroundColor: '#fbeee0',
    borderLeft: `3px solid ${accent}`,
    margin: '0 0 18px',
    padding: '10px 14px',
  },
  block: { borderTop: `1px solid ${line}`, padding: '18px 0 14px' },
  actions: { padding: '2px 0 8px' },
  mainButton: { ...button, backgroundColor: accent, color: '#ffffff' },
  otherButton: { ...button, backgroundColor: sheet, color: accent },
  details: { width: '100%', borderCollapse: 'collapse' },
  label: { ...body, color: quiet, fontSize: '15px', padding: '3px 14px 3px 0', verticalAlign: 'top', width: '88px' },
  value: { ...body, ...breaking, padding: '3px 0', verticalAlign: 'top' },
  link: { color: accent, textDecoration: 'underline' },
  quotation: { ...body, ...breaking, margin: '0' },
  steps: { ...body, margin: '0', paddingLeft: '22px' },
  step: { margin: '0 0 8px', paddingLeft: '4px' },
  signature: { maxWidth: '600px', padding: '14px 24px 0' },
  smallPrint: { ...body, color: quiet, fontSize: '13px', lineHeight: '21px', margin: 0 },
  quietLink: { color: quiet, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;
