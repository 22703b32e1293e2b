import { join } from 'node:path';

const textOf = (name: string) => (process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : undefined);
const numberOf = (name: string, otherwise: number) => Number(textOf(name) ?? otherwise);

export const ORDERS = numberOf('orders', 1_000_000);
export const SECONDS = numberOf('seconds', 8);
export const CONNECTIONS = numberOf('connections', 10);
export const HAS_PROFILE = process.argv.includes('--profile');
export const IN_BROWSER = process.argv.includes('--browser');
export const ROOT = join(import.meta.dirname, '../..');

const ONLY = textOf('only')?.split(',') ?? [''];
/** Whether the case of this name is to be measured. */
export const isChosen = (name: string) => ONLY.some((text) => name.includes(text));

export const say = (line: string) => process.stdout.write(`${line}\n`);
