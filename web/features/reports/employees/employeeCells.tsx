import type { TFunction } from 'i18next';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { upToOneDecimal } from '../../../ui/oneDecimal.ts';

/** The column of the person that a row is about. */
export const personColumn = <Row extends { name: string }>(t: TFunction): FactColumn<Row> => ({
  id: 'name', header: t('Person'), isWide: true, isLine: true, cell: ({ name }) => <CellText isStrong>{name || t('No name')}</CellText>,
});

/** '4.5': of one working day; a dash for somebody without working days. */
export const perDayText = (count: number, days: number | null | undefined): string =>
  (days ? upToOneDecimal(count / days) : '–');
