import type { TFunction } from 'i18next';
import type { ProfitBasis, ProfitPart } from '../../../../schema/rules/profit-parts.ts';

/** What a part of the report is called. */
export function partText(part: ProfitPart, t: TFunction): string {
  switch (part) {
    case 'SALES':
      return t('Sales');
    case 'GOODS':
      return t('Goods');
    case 'COURIER':
      return t('Couriers');
    case 'COD':
      return t('COD fees');
    case 'LOSSES':
      return t('Losses');
    case 'OTHER_INCOME':
      return t('Other income');
    case 'ADS':
      return t('Ads');
    case 'COSTS':
      return t('Other costs');
  }
}

/** What a basis of the report is called. */
export function basisText(basis: ProfitBasis, t: TFunction): string {
  switch (basis) {
    case 'DELIVERED':
      return t('Delivered');
    case 'SHIPPED':
      return t('Shipped (estimate)');
    case 'SETTLED':
      return t('Settled (cash)');
  }
}
