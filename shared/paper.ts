/** The colour of the page's ground in both themes, for browsers that colour their own bars with it. */
export const paper = { light: '#fbf6ef', dark: '#111922' } as const;
