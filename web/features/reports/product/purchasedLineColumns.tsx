import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { purchasedLineColumns_line$data } from '../../../__generated__/purchasedLineColumns_line.graphql.ts';
import type { ColumnMakers } from '../../../list/columns.tsx';
import { exactMoneyOf } from '../../../list/exactMoney.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import type { DataGridColumn } from '../../../ui/datagrid/column.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { supplierSearch } from '../../purchases/supplierSearch.ts';

/** The data of one row. */
void graphql`
  fragment purchasedLineColumns_line on PurchasedLine {
    id
    at
    purchaseId
    decreaseId
    number
    supplierName
    name
    sku
    received
    back
    unitCost
    value
  }
`;

export type PurchasedRow = Omit<purchasedLineColumns_line$data, ' $fragmentType'>;

/** 'Purchase #12', or 'Decrease #3' where a decrease took pieces back to the supplier. */
export const entryName = ({ purchaseId, number }: Pick<PurchasedRow, 'purchaseId' | 'number'>, t: TFunction): string =>
  (purchaseId ? t('Purchase #{{number}}', { number }) : t('Decrease #{{number}}', { number }));

/** The columns of the deliveries and returns behind the purchase history, over these rows. */
export const purchasedLineColumns = (rows: readonly PurchasedRow[]) => (column: ColumnMakers<PurchasedRow>, t: TFunction): readonly DataGridColumn<PurchasedRow>[] => {
  const money = exactMoneyOf(column, rows);
  return [
    column.title('entry', t('Entry'), (row) => entryName(row, t), { width: 150 }),
    column.text('at', t('When'), ({ at }) => formatShortDateTime(at), { width: 172, mobile: 'meta' }),
    column.text('supplier', t('Supplier'), ({ supplierName }) => (
      <TextLink to="/purchase/suppliers" search={searchOf(supplierSearch, { search: supplierName })} tabIndex={-1}>{supplierName}</TextLink>
    ), { minWidth: 160, mobile: 'meta' }),
    column.text('product', t('Product'), ({ name }) => name, { minWidth: 200, mobile: 'subtitle', secondary: ({ sku }) => sku }),
    column.count('received', t('Pieces'), ({ received }) => received, { width: 88, mobile: 'aside' }),
    column.count('back', t('Went back'), ({ back }) => back, { width: 104, mobile: 'meta' }),
    money('unitCost', t('Cost of one'), ({ unitCost }) => unitCost, { width: 116, isNamedOnCard: true, mobile: 'meta' }),
    money('value', t('Cost'), ({ value }) => value, { width: 116, mobile: 'value' }),
  ];
};
