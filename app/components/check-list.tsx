import { Text } from './text.tsx';

/** Short points with a tick; `columns` puts them beside each other where there is room. */
export function CheckList({ items, columns = false }: { items: readonly string[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'check-list grid gap-x-8 sm:grid-cols-2' : 'check-list'}>
      {items.map((item) => (
        <li key={item}>
          <Text text={item} />
        </li>
      ))}
    </ul>
  );
}
