import type { IconShapes } from '../../content/schema/shared.ts';

/** A lucide icon. Decorative: there is text next to it, so it is hidden from assistive technology. `size` is in CSS pixels. */
export function Icon({ node, size, className = '' }: { node: IconShapes; size: number; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([shape, attributes]) => {
        const Shape = shape as 'path';
        return <Shape key={JSON.stringify(attributes)} {...attributes} />;
      })}
    </svg>
  );
}
