import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { resultMeaning, resultText, RESULTS } from '../deliveryText.ts';
import { differenceOf, needsLook } from '../statementFacts.ts';
import type { StatementLine } from '../statementFacts.ts';

/** Rows that are drawn at once; a long statement shows more when it is asked to. */
const SHOWN = 200;

/** The lines of a statement, those first that somebody has to look at. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const { t } = useTranslation();
  const toDecide = lines.filter(needsLook);
  const [selected, select] = useState(toDecide.length > 0 ? 'LOOK' : 'ALL');
  const tab = (id: string, label: string, rows: readonly StatementLine[]) =>
    ({ id, label, count: rows.length, content: <Lines key={id} label={label} lines={rows} /> });
  return (
    <Tabs
      label={t('Lines by result')}
      selectedId={selected}
      onSelect={select}
      items={[
        tab('LOOK', t('To look at'), toDecide),
        ...RESULTS.map((result) => ({ result, rows: lines.filter((line) => line.result === result) }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ result, rows }) => tab(result, resultText(result, t), rows)),
        tab('ALL', t('All'), lines),
      ]}
    />
  );
}

function Lines({ label, lines }: { label: string; lines: readonly StatementLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) {
    return <Card><EmptyState title={t('Nothing to look at')}>{t('Every line fits your books.')}</EmptyState></Card>;
  }
  const money = (id: string, header: string, of: (line: StatementLine) => number | null | undefined, isStrong = false) => ({
    id, header, align: 'end' as const, cell: (line: StatementLine) => <CellText isStrong={isStrong}>{formatTaka(of(line)) || '–'}</CellText>,
  });
  return (
    <Card isFlush>
      <FactTable<StatementLine>
        label={label}
        rows={lines.slice(0, SHOWN)}
        getRowId={({ id }) => id}
        columns={[
          { id: 'consignment', header: t('Parcel'), cell: ({ consignment, invoice, phone }) => <CellText isStrong>{consignment || invoice || phoneText(phone)}</CellText> },
          { id: 'order', header: t('Order'), isWide: true, cell: (line) => <OrderCell line={line} /> },
          money('expected', t('Owed'), ({ expected }) => expected),
          money('collected', t('Collected'), ({ collected }) => collected, true),
          money('charge', t('Charge'), ({ deliveryCharge, returnCharge }) => deliveryCharge + returnCharge),
          money('fee', t('COD fee'), ({ codFee }) => codFee),
          money('net', t('To you'), ({ net }) => net),
          money('difference', t('Difference'), differenceOf, true),
          { id: 'result', header: t('Result'), cell: ({ result }) => <Badge meaning={resultMeaning(result)}>{resultText(result, t)}</Badge> },
        ]}
      />
      {lines.length > SHOWN && <EmptyState title={t('The first {{count}} are shown', { count: SHOWN })}>{t('Choose a result above to see the others.')}</EmptyState>}
    </Card>
  );
}

/** The order that a line names, or the one that may be meant. */
function OrderCell({ line: { order, suggested } }: { line: StatementLine }) {
  const { t } = useTranslation();
  const shown = order ?? suggested;
  if (!shown) return <CellText tone="muted">{t('Not one of yours')}</CellText>;
  return (
    <CellText secondary={order ? order.shippingAddress.name : t('Same phone and amount, {{name}}', { name: shown.shippingAddress.name })}>
      <TextLink to="/ecom/order/$id" params={{ id: shown.id }}>{order ? shown.reference : t('Maybe {{order}}', { order: shown.reference })}</TextLink>
    </CellText>
  );
}
