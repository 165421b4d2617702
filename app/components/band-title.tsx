import styles from '../styles/band.css?inline';
import { Intro } from './running-text.tsx';
import { Styles } from './styles.tsx';

/** The large title of a band that explains something, with its lead. */
export function BandTitle({ title, lead, className }: { title: string; lead: string; className: string }) {
  return (
    <>
      <Styles name="band" css={styles} />
      <div className={`band-title ${className}`}>
        <h2>{title}</h2>
        <Intro text={lead} />
      </div>
    </>
  );
}
