const HOLE = 'M421 205Q500 214 573 180L602 250 646 311Q560 344 492 297Z';

/** Light through the hole in the roof of the leak page's picture, at night. It is cropped as the picture is. */
export function LeakLight() {
  return (
    <svg
      viewBox="0 0 1200 750"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className="header-picture leak-light no-print"
    >
      {/* WebKit ignores CSS filters inside an SVG. */}
      <filter id="glow" x="-100%" y="-100%" width="300%" height="300%">
        <feGaussianBlur stdDeviation="18" />
      </filter>
      <filter id="soft">
        <feGaussianBlur stdDeviation="1.5" />
      </filter>
      <path d={HOLE} filter="url(#glow)" />
      <path d={HOLE} filter="url(#soft)" />
      <ellipse cx="512" cy="228" rx="66" ry="18" filter="url(#glow)" />
      {/* A batten in front of the light. */}
      <path d="M437 246 605 256 625 290 453 278Z" filter="url(#soft)" className="shade" />
    </svg>
  );
}
