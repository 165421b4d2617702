import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { NightSlope } from '../components/picture.tsx';
import { isHydrated } from '../start/hydration.ts';
import type { DraftStore } from './draft.ts';

type Props = {
  title: string;
  /** The draft of what was sent. After a form post it is still there; at a reload it may be that of the next request. */
  draft: DraftStore;
  children: ReactNode;
};

/** The top of a page that confirms what was sent, dark in both themes. */
export function SentHeader({ title, draft, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A second message is confirmed at the same address, which is no new page.
    if (isHydrated()) heading.current?.focus({ preventScroll: true });
    else if (isAnswerToPost()) draft.clear();
  }, [draft]);

  return (
    <div className="night pictured">
      <div className="page-width section grid gap-5">
        <Icon node={CircleCheck} size={48} className="text-success" />
        {/* biome-ignore lint/a11y/noAutofocus: focus belongs on the outcome of a form post */}
        <h1 ref={heading} tabIndex={-1} autoFocus className="justify-self-start">
          {title}
        </h1>
        {children}
      </div>
      <NightSlope file="dakinspectie-night" />
    </div>
  );
}

/** Whether this page load is where the server redirected to after a form post. */
function isAnswerToPost(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && load.redirectCount > 0;
}
