import { useEffect, useRef, useState } from 'react';
import type { Counter } from '../../../content/schema/home-page.ts';

/** The firm's figures. They count up when scrolled into view. */
export function Counters({ items }: { items: readonly Counter[] }) {
  const { ref, share } = useCountUp();
  return (
    <dl ref={ref} className="counters">
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd className="display">{'text' in item ? item.text : <Count {...item} share={share} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure on its way to its end value, which stays in the page for print and assistive technology. */
function Count({ value, suffix, share }: { value: number; suffix: string; share: number }) {
  const end = `${value}${suffix}`;
  if (share === 1) return end;
  return (
    <>
      <span aria-hidden className="no-print">
        {`${Math.round(value * share)}${suffix}`}
      </span>
      <span className="sr-only">{end}</span>
    </>
  );
}

/** Fraction of the figures that must be visible before counting starts. */
const VISIBLE = 0.3;
const DURATION_MS = 2000;

/**
 * Returns a progress value that runs from 0 to 1 once the element is 30% visible. It stays at 1 without JavaScript, with reduced
 * motion, and when the element is already visible at hydration, so a figure never jumps back in view.
 */
function useCountUp() {
  const ref = useRef<HTMLDListElement>(null);
  const [share, setShare] = useState(1);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let waiting = false;

    function count() {
      const start = performance.now();
      const step = () => {
        const passed = Math.min(1, (performance.now() - start) / DURATION_MS);
        // Ease out.
        setShare(1 - (1 - passed) ** 3);
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!waiting) {
          if (entry.isIntersecting) return observer.disconnect();
          waiting = true;
          setShare(0);
        } else if (entry.intersectionRatio >= VISIBLE) {
          observer.disconnect();
          count();
        }
      },
      { threshold: [0, VISIBLE] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { ref, share };
}
