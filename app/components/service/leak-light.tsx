/** Light through the hole in the roof of the leak page's picture, at night. It is cropped as the picture is. */
export function LeakLight() {
  return (
    <svg
      viewBox="0 0 1200 750"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className="header-picture leak-light no-print"
    >
      <path d="M421 205Q500 214 573 180L602 250 646 311Q560 344 492 297L485 346Z" />
      <ellipse cx="512" cy="228" rx="66" ry="18" />
      {/* A batten in front of the light. */}
      <path d="M437 246 605 256 625 290 453 278Z" />
    </svg>
  );
}
