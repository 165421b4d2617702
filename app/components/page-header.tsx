import type { ReactNode } from 'react';

/** The top of a page: its heading, a lead, and what can be done at once. */
export function PageHeader({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="border-b border-line bg-quiet">
      <div className="container grid gap-5 py-12 lg:py-16">
        <h1 className="max-w-[20ch]">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
