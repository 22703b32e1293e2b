import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import type { blockColumns_block$data } from '../../../__generated__/blockColumns_block.graphql.ts';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { currentTime } from '../../../relay/serverTime.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { actionText, kindText } from './blockText.ts';

void graphql`
  fragment blockColumns_block on BuyerBlock {
    id
    kind
    value
    action
    reason
    expiresAt
    hitCount
    lastHitAt
    webOrder {
      number
    }
    createdByName
    createdAt
    version
  }
`;

export type BlockRow = Omit<blockColumns_block$data, ' $fragmentType'>;

const isOver = ({ expiresAt }: BlockRow) => Boolean(expiresAt) && Date.parse(expiresAt ?? '') <= currentTime();

export function blockColumns(column: ColumnMakers<BlockRow>, t: TFunction): readonly DataGridColumn<BlockRow>[] {
  return [
    column.title('value', t('Buyer'), ({ value }) => value, { width: 180, secondary: ({ kind }) => kindText(kind, t) }),
    column.text('action', t('What happens'), ({ action }) => actionText(action, t), { width: 112, mobile: 'badge', isStrong: true }),
    column.text('reason', t('Reason'), ({ reason }) => reason, { minWidth: 160, mobile: 'subtitle' }),
    column.text('expires', t('Until'), (block) => (isOver(block) ? t('Over') : block.expiresAt ? formatShortDateTime(block.expiresAt) : t('For good')), {
      width: 136, mobile: 'meta', tone: (block) => (isOver(block) ? 'muted' : 'plain'),
    }),
    column.count('hits', t('Hits'), ({ hitCount }) => hitCount, {
      width: 140, mobile: 'value', secondary: ({ lastHitAt }) => lastHitAt && formatShortDateTime(lastHitAt),
    }),
    column.text('order', t('Web order'), ({ webOrder }) => webOrder && `#${webOrder.number}`, { width: 100, mobile: 'meta' }),
    column.text('by', t('Made by'), ({ createdByName }) => createdByName, { width: 136, secondary: ({ createdAt }) => formatShortDateTime(createdAt) }),
  ];
}
