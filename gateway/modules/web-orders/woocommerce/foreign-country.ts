const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * The name of the country of an order from abroad. Absent for orders within Bangladesh, so that the content hash of such
 * orders does not depend on it.
 */
export function withCountry(code: string): { country?: string } {
  const isForeign = /^[A-Z]{2}$/.test(code) && code !== 'BD';
  return isForeign ? { country: NAMES.of(code) ?? code } : {};
}
