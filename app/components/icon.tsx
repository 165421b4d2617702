import type { IconNode } from 'lucide';
import { Children, createElement } from 'react';

/** A lucide icon. Decorative: there is text next to it, so it is hidden from assistive technology. `size` is in CSS pixels. */
export function Icon({ node, size, className = '' }: { node: IconNode; size: number; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {Children.toArray(node.map(([shape, attributes]) => createElement(shape, attributes)))}
    </svg>
  );
}
