import { Image as ImageIcon } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import type { Photo } from './photo-memory.ts';
import { drawPreview } from './prepare-photo.ts';

type Props = { photo: Photo; className: string; onUndecodable?: (photo: Photo) => void };

/** A picture of a chosen photo, 4:3 like its place, or a sign if this browser cannot open it. Decorative: its name stands beside it. */
export function Preview({ photo, className, onUndecodable }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [visible, setVisible] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each photo
  useEffect(() => {
    void drawPreview(photo.file, canvas.current).then((drawn) => {
      setVisible(drawn);
      if (!drawn) onUndecodable?.(photo);
    });
  }, [photo.file]);

  const look = `rounded-control bg-quiet ${className}`;
  if (!visible) return <Icon node={ImageIcon} size={40} className={`text-soft ${look}`} />;
  return <canvas ref={canvas} width={480} height={360} className={look} />;
}
