import type { TFunction } from 'i18next';

/** The direction of a field in words; a field has one direction or none, never both. */
export function directionText(direction: string, t: TFunction): string {
  if (direction === 'TO_SHOP') return t('one way, to the shop');
  if (direction === 'FROM_SHOP') return t('one way, from the shop');
  return t('not kept in step');
}

export function fieldText(field: string, t: TFunction): string {
  switch (field) {
    case 'NAME':
      return t('Name');
    case 'PRICE':
      return t('Price');
    case 'SALE_PRICE':
      return t('Sale price');
    default:
      return t('Stock');
  }
}
