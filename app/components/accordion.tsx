import { type ToggleEvent, useEffect } from 'react';
import { noBreak } from '../../content/format.ts';
import type { Faq } from '../../content/schema/shared.ts';
import { RunningText } from './running-text.tsx';

/** Questions that open one at a time, across all accordions of a page: their shared name closes the others. `startsOpen`: the first answer shows. */
export function Accordion({ faqs, startsOpen = false }: { faqs: readonly Faq[]; startsOpen?: boolean }) {
  useEffect(() => {
    if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openForPrint);
  }, []);
  return (
    <div className="questions">
      {faqs.map(({ id, question, short, answer }, index) => (
        <details
          key={question}
          id={id}
          name="vragen"
          open={startsOpen && index === 0}
          className="accordion-item"
          onToggle={closeOthers}
          suppressHydrationWarning
        >
          <summary>
            {noBreak(question)}
            {short && <span> {noBreak(short)}</span>}
          </summary>
          <RunningText as="p" text={answer} />
        </details>
      ))}
    </div>
  );
}

let openedForPrint = false;

/** Fallback for browsers without `<details name>`: Firefox before 130, Safari before 17.2. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open || openedForPrint) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[open]')) {
    if (other !== opened) other.open = false;
  }
}

/**
 * Opens all answers of the page where styles cannot show closed ones on paper: Safari before 18.4, Firefox before 143,
 * Chrome before 131. They lose the shared name, which would keep only one open.
 */
function openForPrint() {
  openedForPrint = true;
  for (const item of document.querySelectorAll<HTMLDetailsElement>('.accordion-item')) {
    item.removeAttribute('name');
    item.open = true;
  }
}
