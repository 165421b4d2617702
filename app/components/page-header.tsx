import type { ReactNode } from 'react';
import headerStyles from '../styles/page-header.css?inline';
import { Lead } from './lead.tsx';
import { PageStyles } from './page-styles.tsx';
import { Picture } from './picture.tsx';

type Props = {
  title: string;
  lead?: string;
  /** Drawn above the heading. */
  icon?: ReactNode;
  /** The name of this page's picture, shown beside its heading. */
  picture?: string | undefined;
  children?: ReactNode;
};

/** The top of a page: its heading and lead, the first actions, and its picture and icon if it has them. */
export function PageHeader({ title, lead, icon, picture, children }: Props) {
  return (
    <div className="relative overflow-clip line-b bg-quiet">
      <div
        className={`page-width ${picture ? 'grid gap-x-8 pt-10 lg:min-h-[max(28rem,26vw)] lg:grid-cols-[4fr_3fr] lg:py-14' : 'py-14'}`}
      >
        <div className="relative z-10 grid h-fit gap-5 self-center">
          {icon}
          <h1 className={picture && 'max-w-[20ch]'}>{title}</h1>
          {lead && <Lead text={lead} />}
          {children}
        </div>
        {picture && (
          <>
            <PageStyles name="page-header" css={headerStyles} />
            <Picture name={picture} sizes="(min-width: 64rem) 60vw, 100vw" priority className="header-picture" />
          </>
        )}
      </div>
    </div>
  );
}
