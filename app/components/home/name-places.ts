import type { RoofPart } from '../../../content/schema/home-page.ts';

/** Positions of the labels on wide screens, in pixels of the picture: centred above the point, or to its right. */
export const namePlaces: Readonly<Record<RoofPart, readonly [x: number, y: number, side: 'above' | 'right']>> = {
  pannen: [262, 168, 'above'],
  nok: [474, 168, 'above'],
  zink: [642, 168, 'above'],
  plat_dak: [822, 168, 'above'],
  schoorsteen: [1196, 236, 'right'],
  loodwerk: [1256, 372, 'right'],
  dakkapel: [1292, 508, 'right'],
  goot: [1384, 668, 'right'],
};
