import type { Counter } from '../../../content/schema/home-page.ts';
import { useCountUp } from './use-count-up.ts';

/** The firm's figures. They count up when scrolled into view. */
export function Counters({ title, items }: { title: string; items: readonly Counter[] }) {
  const { ref, share } = useCountUp();
  return (
    <section ref={ref} className="section bg-night text-on-night">
      <div className="page-width">
        <h2 className="sr-only">{title}</h2>
        <dl className="grid grid-cols-2 items-start gap-8 lg:grid-cols-4">
          {items.map((item) => (
            <div key={item.label} className="flex flex-col-reverse">
              <dt className="mt-2 text-on-night-soft">{item.label}</dt>
              <dd className="font-display text-5xl font-bold figures lg:text-6xl">
                {'text' in item ? item.text : `${Math.round(item.value * share)}${item.suffix}`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
