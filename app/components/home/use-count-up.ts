import { useEffect, useRef, useState } from 'react';

/** How much of the section must be in view before it counts. */
const VISIBLE = 0.3;
const DURATION_MS = 2000;

/**
 * Counts from 0 to 1 once the element is 30% in view. Without code, with reduced motion, and where the element is
 * already in view when the code arrives, it stays at 1: no figure jumps back before the visitor's eyes.
 */
export function useCountUp() {
  const ref = useRef<HTMLElement>(null);
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
        // Quick at first, slow at the end, as a meter that settles.
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
