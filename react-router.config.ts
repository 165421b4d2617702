import type { Config } from '@react-router/dev/config';
import { pagePaths } from './shared/paths.ts';

export default {
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: [...pagePaths] },
} satisfies Config;
