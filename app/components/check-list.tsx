import { RunningText } from './running-text.tsx';

/** A list with ticks. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <RunningText key={item} as="li" text={item} />
      ))}
    </ul>
  );
}
