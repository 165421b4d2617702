import { useSyncExternalStore } from 'react';
import { MissingPhotos } from './missing-photos.tsx';
import type { Upload, UploadRun } from './upload-run.ts';

type Props = {
  run: UploadRun;
  reference: string | undefined;
  /** Heading above the photos of an earlier request. */
  title?: string | undefined;
};

/** Upload progress of one request's photos, with a retry for those that failed. */
export function PhotoUploads({ run, reference, title }: Props) {
  const uploads = useSyncExternalStore(run.subscribe, run.current, run.current);
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const failed = uploads.filter(({ state }) => state === 'failed');
  const retryable = failed.filter((upload) => upload.retryable);
  const total = uploads.reduce((sum, { progress }) => sum + progress, 0) / uploads.length;
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      {title && <h3>{title}</h3>}
      <p role="status" className="font-semibold">
        {summary(uploads, busy)}
      </p>
      {busy && <progress value={total} aria-label="Alle foto’s samen" className="w-full" />}
      <ul className="grid grid-cols-1 gap-2 text-base">
        {uploads.map((upload) => (
          <li key={upload.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="truncate">{upload.file.name}</span>
            <PhotoState upload={upload} />
            {upload.reason && <span className="col-span-2 font-semibold text-danger">{upload.reason}</span>}
          </li>
        ))}
      </ul>
      {!busy && retryable.length > 0 && (
        <button type="button" onClick={run.retry} className="button button-quiet">
          Probeer {retryable.length === 1 ? 'deze foto' : 'deze foto’s'} opnieuw
        </button>
      )}
      {!busy && (
        <MissingPhotos names={failed.map(({ file }) => file.name)} count={failed.length} reference={reference} />
      )}
    </div>
  );
}

function summary(uploads: readonly Upload[], busy: boolean): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length;
  const photos = (n: number) => (n === 1 ? '1 foto' : `${n} foto’s`);
  if (busy) return `Foto’s versturen: ${count('done')} van ${uploads.length} klaar. Laat deze pagina nog even open.`;
  const failed = count('failed');
  if (failed > 0) return `Uw aanvraag is ontvangen; ${photos(failed)} niet`;
  return uploads.length === 1 ? 'Uw foto is aangekomen' : `Alle ${photos(uploads.length)} zijn aangekomen`;
}

function PhotoState({ upload: { state, progress, file } }: { upload: Upload }) {
  if (state === 'sending') return <progress value={progress} aria-label={file.name} className="w-24" />;
  return <span>{{ waiting: 'Wacht', done: 'Aangekomen', failed: 'Niet aangekomen' }[state]}</span>;
}
