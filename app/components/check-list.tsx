import { RunningText } from './running-text.tsx';

/** A list with ticks; `columns` lays it out in two columns from 40rem. */
export function CheckList({ items, columns = false }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'check-list sm:grid-cols-2' : 'check-list'}>
      {items.map((item) => (
        <RunningText key={item} as="li" text={item} />
      ))}
    </ul>
  );
}
