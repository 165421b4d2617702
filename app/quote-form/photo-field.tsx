import { Image as ImageIcon, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { fileSize, photoLimits } from '../../shared/photo-rules.ts';
import { Icon } from '../components/icon.tsx';
import { fieldId } from '../forms/field.tsx';
import { loadPhotoCode, type Photo, type Photos } from './use-photos.ts';

type Props = {
  form: string;
  photos: Photos;
  /** Set while the request is being sent, which would not include a photo chosen now. */
  disabled: boolean;
};

/** A native file input, and the list of the chosen photos. */
export function PhotoField({ form, photos, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const id = fieldId(form, 'files');
  const { chosen, notices, add, remove } = photos;

  function take() {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) add(files);
  }

  // Syncs the input, so that the count next to the browser's button matches the list.
  function showCount() {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const { file } of chosen) transfer.items.add(file);
    input.current.files = transfer.files;
  }

  // Photos may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears
  useEffect(take, []);
  useEffect(showCount, [chosen]);
  useEffect(() => {
    // React has no `onCancel` for file inputs, which fires when the dialog closes without a choice.
    const field = input.current;
    field?.addEventListener('cancel', showCount);
    return () => field?.removeEventListener('cancel', showCount);
  });

  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold">
        Foto’s <span className="font-normal text-soft">(niet verplicht)</span>
      </label>
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
        className="field file:mr-3 file:cursor-pointer file:rounded-control file:bg-tint file:px-3 file:py-1.5 file:font-semibold"
      />
      <p id={`${id}-hint`} className="text-sm text-soft">
        Hoogstens {photoLimits.count} foto’s, {fileSize(photoLimits.bytes)} per stuk
      </p>
      <div role="status">
        {notices.map((notice) => (
          <p key={notice} className="text-base font-semibold wrap-anywhere text-danger">
            {notice}
          </p>
        ))}
        {chosen.length > 0 && (
          <p ref={heading} tabIndex={-1} className="mt-1 text-base">
            {chosen.length === 1 ? '1 foto gekozen' : `${chosen.length} foto’s gekozen`}
          </p>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {chosen.map((photo) => (
          <ChosenPhoto
            key={photo.id}
            photo={photo}
            onRemove={() => {
              remove(photo.id);
              (chosen.length > 1 ? heading : input).current?.focus();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function ChosenPhoto({ photo: { file }, onRemove }: { photo: Photo; onRemove: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [visible, setVisible] = useState(true);

  useEffect(() => {
    if (canvas.current) void preview(file, canvas.current).then(setVisible);
  }, [file]);

  return (
    <li className="flex items-center gap-3 rounded-control line p-2">
      {visible ? (
        <canvas ref={canvas} width={96} height={96} className="size-11 flex-none rounded bg-quiet" />
      ) : (
        <Icon node={ImageIcon} size={48} className="stroke-1 text-soft" />
      )}
      <span className="min-w-0 flex-1 text-base">
        <span className="block truncate">{file.name}</span>
        <span className="text-sm text-soft">{fileSize(file.size)}</span>
      </span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Verwijder ${file.name}`}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-tint"
      >
        <Icon node={X} size={20} />
      </button>
    </li>
  );
}

/** Draws a preview. Returns false when this browser can't decode the file. */
async function preview(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const code = await loadPhotoCode().catch(() => undefined);
  return code?.drawPreview(file, canvas) ?? false;
}
