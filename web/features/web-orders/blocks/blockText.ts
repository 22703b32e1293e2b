import type { TFunction } from 'i18next';
import type { BlockAction, BlockKind } from '../../../__generated__/blockColumns_block.graphql.ts';

export function kindText(kind: BlockKind, t: TFunction): string {
  switch (kind) {
    case 'PHONE': return t('Mobile number');
    case 'IP': return t('IP or network');
    case 'EMAIL': return t('E-mail');
    case 'DEVICE': return t('Device');
    default: return kind;
  }
}

export function actionText(action: BlockAction, t: TFunction): string {
  switch (action) {
    case 'HOLD': return t('Hold');
    case 'PREPAY': return t('Prepay only');
    case 'BLOCK': return t('Block');
    case 'ALLOW': return t('Allow');
    default: return action;
  }
}
