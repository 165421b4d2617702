import type { ReactNode } from 'react';
import styles from '../styles/page-header.css?inline';
import { DayAndNight, type PictureName, slopeSizes } from './picture.tsx';
import { Intro } from './running-text.tsx';
import { Styles } from './styles.tsx';

type Props = {
  title: string;
  lead: string;
  /** This page's picture, shown next to its heading. */
  picture?: { readonly name: PictureName; readonly alt: string } | undefined;
  children?: ReactNode;
};

/** The top of a page: its heading and lead, the first actions, its picture or else the house of home. */
export function PageHeader({ title, lead, picture, children }: Props) {
  return (
    <>
      <Styles name="page-header" css={styles} />
      <div className="page-header sky pictured">
        <div className="page-width grid gap-5">
          <h1>{title}</h1>
          <Intro text={lead} />
          {children}
        </div>
        {picture ? (
          <div className="slope">
            <DayAndNight {...picture} sizes={slopeSizes} priority />
          </div>
        ) : (
          <div className="house">
            <DayAndNight name="hero" alt="" sizes="44vw" />
          </div>
        )}
      </div>
    </>
  );
}
