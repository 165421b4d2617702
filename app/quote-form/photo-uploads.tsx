import { useSyncExternalStore } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { RunningText } from '../components/running-text.tsx';
import { Preview } from './preview.tsx';
import type { Upload, UploadRun } from './upload-run.ts';

type Props = {
  run: UploadRun;
  reference: string | undefined;
};

/** How many photos of a request have arrived. */
export function UploadSummary({ run }: { run: UploadRun }) {
  const uploads = useUploads(run);
  const busy = uploads.some(isBusy);
  const total = uploads.reduce((sum, { progress }) => sum + progress, 0) / uploads.length;
  return (
    <div className="grid gap-4">
      <p role="status" className="display text-xl">
        {summary(uploads, busy)}
      </p>
      {busy && <progress value={total} aria-label="Alle foto’s samen" />}
    </div>
  );
}

/** Upload progress of each of a request's photos, with a retry for those that failed. */
export function PhotoUploads({ run, reference }: Props) {
  const uploads = useUploads(run);
  const busy = uploads.some(isBusy);
  const failed = uploads.filter(({ state }) => state === 'failed');
  const retryable = failed.filter((upload) => upload.retryable);
  return (
    <div className="grid gap-4">
      <ul className="no-print grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-4">
        {uploads.map((upload) => (
          <li key={upload.id} className="text-sm sm:text-base">
            <Preview photo={upload} className="mb-2 aspect-4/3 w-full" />
            <span className="block truncate">{upload.file.name}</span>
            <PhotoState upload={upload} />
            {upload.reason && <span className="block font-semibold">{withoutChoice(upload.reason)}</span>}
          </li>
        ))}
      </ul>
      {!busy && retryable.length > 0 && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // This button goes.
            currentTarget.closest('section')?.querySelector('h2')?.focus();
            run.retry();
          }}
          className="button button-quiet sm:justify-self-start"
        >
          Probeer {retryable.length === 1 ? 'deze foto' : 'deze foto’s'} opnieuw
        </button>
      )}
      {!busy && (
        <MissingPhotos names={failed.map(({ file }) => file.name)} count={failed.length} reference={reference} />
      )}
    </div>
  );
}

function useUploads(run: UploadRun): readonly Upload[] {
  return useSyncExternalStore(run.subscribe, run.current, run.current);
}

function isBusy({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

function summary(uploads: readonly Upload[], busy: boolean): string {
  const total = uploads.length;
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  if (busy) return `Foto’s versturen: ${count('done')} van ${total} klaar. Sluit dit tabblad nog niet.`;
  const failed = count('failed');
  if (total === 1) return failed ? 'Uw foto is niet aangekomen' : 'Uw foto is aangekomen';
  if (failed === 0) return `Alle ${total} foto’s zijn aangekomen`;
  return `${failed} van de ${total} foto’s ${failed === 1 ? 'is' : 'zijn'} niet aangekomen`;
}

/** A reason without its advice to choose another photo, which is too late here. */
function withoutChoice(reason: string): string {
  return reason.replace(/: kies .*/, '');
}

function PhotoState({ upload: { state, progress, file } }: { upload: Upload }) {
  if (state === 'sending') return <progress value={progress} aria-label={file.name} />;
  if (state === 'waiting') return <span className="text-soft">Volgt</span>;
  if (state === 'failed') return <span className="font-semibold text-danger">Niet aangekomen</span>;
  return <span className="fine text-success">Aangekomen</span>;
}

type MissingProps = {
  /** Names of the photos for the sentence. Renders nothing without names. */
  names: readonly string[];
  /** The number of photos: one name may cover several. */
  count: number;
  reference: string | undefined;
};

const list = new Intl.ListFormat('nl');

/** Lists the photos that did not arrive, and how to send them. */
export function MissingPhotos({ names, count, reference }: MissingProps) {
  if (names.length === 0) return null;
  return (
    <p className="notice">
      {list.format(names)} <RunningText text={quoteSent.missingPhotos(count, reference !== undefined)} />
    </p>
  );
}
