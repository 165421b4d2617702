import type { ReactNode } from 'react';
import { Lead } from './lead.tsx';
import { Picture } from './picture.tsx';

type Props = {
  title: string;
  lead?: string;
  /** Drawn above the heading. */
  icon?: ReactNode;
  /** This page's picture, shown next to its heading. */
  picture?: { readonly name: string; readonly alt: string } | undefined;
  /** Drawn over the picture. */
  light?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: its heading and lead, the first actions, and its picture and icon if it has them. */
export function PageHeader({ title, lead, icon, picture, light, children }: Props) {
  return (
    <div className={picture ? 'page-header picture-ground' : 'page-header plain-header'}>
      <div className={picture ? 'page-width picture-header' : 'page-width py-14'}>
        <div className="grid gap-5">
          {icon}
          <h1>{title}</h1>
          {lead && <Lead text={lead} />}
          {children}
        </div>
        {picture && <Picture {...picture} sizes="(min-width: 64rem) 60vw, 100vw" priority className="header-picture" />}
        {light}
      </div>
    </div>
  );
}
