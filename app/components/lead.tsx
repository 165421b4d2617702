import { RunningText } from './running-text.tsx';

/** The introduction under a heading. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <RunningText text={text} />
    </p>
  );
}
