/**
 * The oldest browsers that the site is built for, three years old and more. Below them it stays readable and its forms
 * work, for neither needs script. README names them too.
 */
export const oldestBrowsers = ['chrome111', 'firefox115', 'safari16'] as const;
