const CITY = 'Dhaka';
/** Thanas of Dhaka that couriers charge as outside the city. */
const AROUND_DHAKA = new Set(['Savar', 'Dhamrai', 'Keraniganj', 'Nawabganj', 'Dohar', 'Ashulia']);
const SUBURBS = new Set(['Gazipur', 'Narayanganj']);

export type DeliveryZone = 'inside' | 'suburb' | 'outside';

/** What a delivery there is charged as; null where the place is not known. */
export function deliveryZone({ district, thana }: { district: string; thana: string }): DeliveryZone | null {
  if (district === '') return null;
  if (SUBURBS.has(district)) return 'suburb';
  if (district !== CITY) return 'outside';
  return AROUND_DHAKA.has(thana) ? 'suburb' : 'inside';
}
