import { useEffect, useRef, useState } from 'react';

/** Fraction of the section that must be visible before counting starts. */
const VISIBLE = 0.3;
const DURATION_MS = 2000;

/**
 * Returns a progress value that runs from 0 to 1 once the element is 30% visible. It stays at 1 without JavaScript, with reduced
 * motion, and when the element is already visible at hydration, so a figure never jumps back in view.
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
