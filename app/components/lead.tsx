import { Text } from './text.tsx';

/** The introduction under a heading. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <Text text={text} />
    </p>
  );
}
