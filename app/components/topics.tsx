import { useEffect, useRef, useState } from 'react';

type Topic = { readonly id: string; readonly topic: string };

/** Links to the sections of a page, which mark the section that is read. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(topics[0]?.id);
  useEffect(() => {
    // The section in view crosses a line just above the middle: in a low window too, below where a section stops.
    const observer = new IntersectionObserver(
      (sections) => {
        for (const { isIntersecting, target } of sections) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-45% 0px -55%' },
    );
    for (const { id } of topics) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [topics]);
  useEffect(() => {
    // On phones the line scrolls to the marked link, which keeps the margin of the page on its left.
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);
  return (
    <nav aria-label="Onderwerpen">
      <ul ref={list}>
        {topics.map(({ id, topic }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              // Chromium does not scroll sideways to a focused link of which 32 pixels are in view.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            >
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
