import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { SyncPreview } from '../mutations/usePreviewProductSync.ts';
import { said } from '../shopProductColumns.tsx';
import { fieldText } from '../syncWords.ts';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  span {
    color: ${token.ink2};
  }

  del {
    color: ${token.ink3};
  }

  ins {
    font-weight: 550;
    text-decoration: none;
  }

  [data-wrong] {
    color: ${token.badText};
  }
`;

type Row = SyncPreview['rows'][number];

function Action({ row, t }: { row: Row; t: TFunction }) {
  if (row.problem) return <Badge meaning="bad">{t('Left out')}</Badge>;
  return row.action === 'IMPORT' ? <Badge meaning="good">{t('New product')}</Badge> : <Badge meaning="info">{t('Changes')}</Badge>;
}

function Details({ row: { differences, problem }, t }: { row: Row; t: TFunction }) {
  return (
    <Facts>
      {problem && <li data-wrong="">{said(problem)}</li>}
      {differences.map(({ field, direction, before, after }) => (
        <li key={field}>
          <span>{direction === 'TO_SHOP' ? t('In the shop') : t('Here')}: {fieldText(field, t)}</span>{' '}
          <del>{before || t('none')}</del> → <ins>{after || t('none')}</ins>
        </li>
      ))}
    </Facts>
  );
}

/** The planned changes of a sync, product by product. */
export function PlannedRows({ rows }: { rows: SyncPreview['rows'] }) {
  const { t } = useTranslation();
  return (
    <FactTable
      label={t('What would change')}
      isStackedOnPhone
      rows={rows}
      getRowId={({ id }) => id}
      columns={[
        { id: 'label', header: t('Product'), isLine: true, cell: ({ label, sku }) => <CellText isStrong secondary={sku}>{label}</CellText> },
        { id: 'action', header: t('What it does'), isLine: true, cell: (row) => <Action row={row} t={t} /> },
        { id: 'details', header: t('Details'), isWide: true, cell: (row) => <Details row={row} t={t} /> },
      ]}
    />
  );
}
