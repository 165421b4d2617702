import styles from '../styles/peak.css?inline';
import { Lead } from './running-text.tsx';
import { Sheet } from './sheet.tsx';

/** The title of a band that explains something, in the largest type of the page, with its lead beside it where both fit. */
export function PeakTitle({ title, lead, className = '' }: { title: string; lead: string; className?: string }) {
  return (
    <>
      <Sheet name="peak" css={styles} />
      <div className={`peak-title ${className}`}>
        <h2>{title}</h2>
        <Lead text={lead} />
      </div>
    </>
  );
}
