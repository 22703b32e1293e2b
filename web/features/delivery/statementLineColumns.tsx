import type { TFunction } from 'i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import { StateWord } from '../../ui/Badge.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { decisionText, resultMeaning, resultText } from './deliveryText.ts';
import { signedDifference } from './signedDifference.ts';
import type { StatementLine } from './statementFacts.ts';

/** The number of a line's parcel, or whom it was for. */
export const lineName = ({ consignment, invoice, phone }: StatementLine): string => consignment || invoice || phoneText(phone);

const otherNames = ({ consignment, invoice, phone }: StatementLine): string =>
  [consignment && invoice, (consignment || invoice) && phoneText(phone)].filter(Boolean).join(' · ');

/** The columns of the lines of a statement; what came to the business only for whoever may see charges. */
export const statementLineColumns = (canSeeCharges: boolean) => (
  column: ColumnMakers<StatementLine>, t: TFunction,
): readonly DataGridColumn<StatementLine>[] => [
  column.title('parcel', t('Parcel'), lineName, { minWidth: 150, secondary: (line) => otherNames(line) || null }),
  column.text('order', t('Order'), ({ namedOrder }) => namedOrder?.reference, {
    minWidth: 130, none: t('Not one of yours'), mobile: 'subtitle', secondary: ({ namedOrder }) => namedOrder?.name,
  }),
  column.money('expected', t('Owed'), ({ expected }) => expected),
  column.money('collected', t('Collected'), ({ result, collected }) => (result === 'EXPECTED_MISSING' ? null : collected), { isStrong: true }),
  ...(canSeeCharges ? [column.money('net', t('To you'), ({ result, net }) => (result === 'EXPECTED_MISSING' ? null : net))] : []),
  column.text('difference', t('Difference'), (line) => signedDifference(line), {
    width: 110, align: 'end', isStrong: true, mobile: 'value', secondary: (line) => (line.result === 'CHARGE_DIFF' && line.excess ? t('in charges') : null),
  }),
  column.text('result', t('Result'), ({ result }) => <StateWord meaning={resultMeaning(result)}>{resultText(result, t)}</StateWord>, { width: 160, mobile: 'badge' }),
  column.text('decision', t('Decision'), (line) => (line.decision ? decisionText(line, t) : null), {
    minWidth: 140, mobile: 'meta', secondary: ({ note }) => note,
  }),
  column.text('files', t('Evidence'), ({ fileCount }) => (
    fileCount > 0 ? t('{{number}} files', { count: fileCount, number: formatCount(fileCount), defaultValue_one: '{{number}} file' }) : null
  ), { width: 96, mobile: 'meta' }),
];
