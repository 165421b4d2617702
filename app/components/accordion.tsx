import { type ToggleEvent, useEffect } from 'react';
import type { Faq } from '../../content/schema/shared.ts';
import { canStyleDetailsContent } from '../details-content.ts';
import { RunningText } from './running-text.tsx';

type Props = {
  faqs: readonly Faq[];
  name: string;
  /** Shows the first answer at once. */
  openFirst?: boolean;
};

/** Questions that open one at a time, across all accordions of a page: their shared name closes the others. */
export function Accordion({ faqs, name, openFirst = false }: Props) {
  useEffect(() => {
    if (canStyleDetailsContent()) return;
    addEventListener('beforeprint', openForPrint);
    addEventListener('afterprint', closeAfterPrint);
  }, []);
  return (
    <div className="line-t">
      {faqs.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={(openFirst && index === 0) || undefined}
          className="accordion-item"
          onToggle={closeOthers}
          suppressHydrationWarning
        >
          <summary>{question}</summary>
          <p>
            <RunningText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** Fallback for browsers without `<details name>`: Firefox before 130, Safari before 17.2. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open || opened.dataset.print) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[open]')) {
    if (other !== opened) other.open = false;
  }
}

/** Opens all closed answers of the page for printing. Removes their shared name, which would keep only one open. */
function openForPrint() {
  for (const item of document.querySelectorAll<HTMLDetailsElement>('.accordion-item:not([open])')) {
    item.dataset.print = item.getAttribute('name') ?? '';
    item.removeAttribute('name');
    item.open = true;
  }
}

function closeAfterPrint() {
  for (const item of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[data-print]')) {
    item.open = false;
    item.setAttribute('name', item.dataset.print ?? '');
    delete item.dataset.print;
  }
}
