import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { RunningText } from '../components/running-text.tsx';

type Props = {
  /** Names of the photos for the sentence. Renders nothing without names. */
  names: readonly string[];
  /** The number of photos: one name may cover several. */
  count: number;
  reference: string | undefined;
};

const list = new Intl.ListFormat('nl');

/** Lists the photos that did not arrive, and how to send them. */
export function MissingPhotos({ names, count, reference }: Props) {
  if (names.length === 0) return null;
  return (
    <p className="notice mt-5 border-danger wrap-anywhere">
      {list.format(names)} <RunningText text={quoteSent.missingPhotos(count, reference !== undefined)} />
    </p>
  );
}
