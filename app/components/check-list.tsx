import { Check } from 'lucide-react';

/** Short points with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
          <Check size={22} aria-hidden className="mt-1 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
