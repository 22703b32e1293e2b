import type { TFunction } from 'i18next';
import type { Part } from './profitSearch.ts';

/** What a part of the report is called. */
export function partText(part: Part, t: TFunction): string {
  switch (part) {
    case 'SALES':
      return t('Sales');
    case 'GOODS':
      return t('Cost of goods');
    case 'COURIER':
      return t('Courier charges');
    case 'COD':
      return t('COD fees');
    case 'LOSSES':
      return t('Returns, losses');
    case 'OTHER_INCOME':
      return t('Other income');
    case 'ADS':
      return t('Ads');
    case 'COSTS':
      return t('Other costs');
  }
}
