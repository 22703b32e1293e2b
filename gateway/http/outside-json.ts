import { storable } from '../db/storable.ts';

/** Parses JSON and makes its strings storable; undefined for anything that is not JSON, such as an HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}
