import { type ReactNode, useEffect, useRef } from 'react';
import { fileSize, photoLimits } from '../../shared/photo-rules.ts';
import { fieldId } from '../forms/field.tsx';
import { Preview } from './preview.tsx';
import type { Photos } from './use-photos.ts';

type Props = {
  form: string;
  photos: Photos;
  /** Set while the request is being sent: it has announced the photos that were chosen. */
  disabled: boolean;
  /** Which photos help, between its label and the input; without it the hint below says so. */
  children?: ReactNode;
};

/** A native file input, and the list of the chosen photos. */
export function PhotoField({ form, photos, disabled, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const id = fieldId(form, 'files');
  const { chosen, notices, add, remove, undecodable } = photos;

  function take() {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) add(files);
  }

  // Photos may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears
  useEffect(take, []);
  // Syncs the input, so that the count next to the browser's button matches the list.
  useEffect(() => {
    const field = input.current;
    const showCount = () => {
      const transfer = new DataTransfer();
      for (const { file } of chosen) transfer.items.add(file);
      if (field) field.files = transfer.files;
    };
    showCount();
    // When the dialog closes without a choice. React has no `onCancel` for inputs.
    field?.addEventListener('cancel', showCount);
    return () => field?.removeEventListener('cancel', showCount);
  }, [chosen]);

  return (
    <div className="field-group">
      <label htmlFor={id} className="font-semibold">
        Foto’s
      </label>
      {children}
      <div className="field file-field" data-choose="Kies foto’s" data-drop="of sleep ze hierheen">
        <input
          ref={input}
          id={id}
          name="files"
          type="file"
          accept="image/*"
          multiple
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          // Cleared, so that choosing a removed file again fires `change`.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={take}
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {!children && 'Het dak vanaf de straat, de schade en de vlek binnen. '}
        {`Hoogstens\u00a0${photoLimits.count}\u00a0foto’s. `}
        <noscript>
          Zonder JavaScript mag een foto hoogstens {fileSize(photoLimits.bytes)} zijn, en alle foto’s samen{' '}
          {fileSize(photoLimits.totalBytes)}.
        </noscript>
      </p>
      <div role="status">
        {notices.map((notice) => (
          <p key={notice} className="text-base font-semibold text-danger">
            {notice}
          </p>
        ))}
        {chosen.length > 0 && (
          <p ref={heading} tabIndex={-1} className="mt-3 text-base font-semibold">
            {chosen.length === 1 ? '1 foto gekozen' : `${chosen.length} foto’s gekozen`}
          </p>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className="mb-4 grid grid-cols-3 gap-3 sm:grid-cols-4">
          {chosen.map((photo) => (
            <li key={photo.id} className="relative text-sm">
              <Preview photo={photo} onUndecodable={undecodable} className="mb-1 aspect-4/3 w-full" />
              <span className="block truncate">{photo.file.name}</span>
              <span className="text-soft">{fileSize(photo.file.size)}</span>
              <button
                type="button"
                aria-label={`Verwijder ${photo.file.name}`}
                disabled={disabled}
                className="icon-button remove"
                onClick={() => {
                  remove(photo.id);
                  (chosen.length > 1 ? heading : input).current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
