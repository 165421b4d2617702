declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes?: Record<string, number> };
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
}
