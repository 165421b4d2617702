import type { RoofPart } from '../../../content/schema/home-page.ts';

/** Positions of the labels on wide screens, in pixels of the picture: centred above the point, or to its right. */
export const namePlaces: Readonly<Record<RoofPart, readonly [x: number, y: number, side: 'above' | 'right']>> = {
  pannen: [280, 231, 'above'],
  nok: [474, 231, 'above'],
  zink: [630, 231, 'above'],
  plat_dak: [840, 231, 'above'],
  schoorsteen: [1130, 236, 'right'],
  loodwerk: [1185, 355, 'right'],
  dakkapel: [1195, 475, 'right'],
  goot: [1288, 605, 'right'],
};
