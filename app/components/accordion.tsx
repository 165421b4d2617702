import type { Faq } from '../../content/schema.ts';
import { Text } from './text.tsx';

/** Questions that open one at a time: the shared name closes the others, with or without code. */
export function Accordion({ faqs, name }: { faqs: readonly Faq[]; name: string }) {
  return (
    <div className="line-t">
      {faqs.map(({ question, answer }) => (
        <details key={question} name={name} className="accordion-item" suppressHydrationWarning>
          <summary>{question}</summary>
          <p>
            <Text text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
