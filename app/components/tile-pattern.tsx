/** The width and height of a tile of the pattern, in units of the chart that it fills. */
export const tileUnits = 5;

/** Pantiles from the front, as the pattern `#tile` in the colour of the accent: for charts whose rows are courses of a roof. */
export function TilePattern() {
  return (
    <svg width="0" height="0" className="absolute text-accent" aria-hidden="true">
      {/* Light on its roll, dark in its valley. */}
      <linearGradient id="roll">
        <stop stopOpacity="0.5" />
        <stop offset="0.22" stopOpacity="0.12" />
        <stop offset="0.5" stopOpacity="0" />
        <stop offset="0.8" stopOpacity="0.12" />
        <stop offset="1" stopOpacity="0.38" />
      </linearGradient>
      <pattern id="tile" width={tileUnits} height={tileUnits} patternUnits="userSpaceOnUse">
        {['currentColor', 'url(#roll)'].map((fill) => (
          <path key={fill} fill={fill} d="M0 0H5V4.1C4.6 4.1 4 4.9 3 4.9S0.8 4.1 0 4.3Z" />
        ))}
      </pattern>
    </svg>
  );
}
