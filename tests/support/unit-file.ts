import { readFileSync } from 'node:fs';

export const DEPLOY = new URL('../../deploy/', import.meta.url).pathname;
/** Where the installation guide puts the running version. */
export const INSTALLED = '/srv/amstelnok/current';

export function readDeployed(name: string): string {
  return readFileSync(DEPLOY + name, 'utf8');
}

/** Every value of a directive in a unit, in order. */
export function directive(unit: string, name: string): string[] {
  return [...readDeployed(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

/** The assignments in an environment file, as systemd reads it. With `commented`, those that are commented out too. */
export function readEnvFile(name: string, { commented = false } = {}): Record<string, string> {
  const pattern = commented ? /^#?([A-Z_]+)=(.*)$/gm : /^([A-Z_]+)=(.*)$/gm;
  return Object.fromEntries([...readDeployed(name).matchAll(pattern)].map(([, key = '', value = '']) => [key, value]));
}
