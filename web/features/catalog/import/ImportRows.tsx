import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { gatewayText } from '../../../gatewayText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { ImportRow } from '../mutations/usePreviewProductImport.ts';
import { fieldLabel } from './importFields.ts';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  margin: 0;
  padding: 0;
  list-style: none;

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

const Label = styled.span`
  color: ${token.ink2};
`;

function Action({ row: { action }, t }: { row: ImportRow; t: TFunction }) {
  switch (action) {
    case 'CREATE':
      return <Badge meaning="good">{t('New product')}</Badge>;
    case 'ADD':
      return <Badge meaning="good">{t('New variant')}</Badge>;
    case 'CHANGE':
      return <Badge meaning="info">{t('Changes')}</Badge>;
    case 'WRONG':
      return <Badge meaning="bad">{t('Left out')}</Badge>;
    default:
      return <Badge>{t('No change')}</Badge>;
  }
}

/** The changes before and after; for a row that cannot be imported, the reasons. */
function Details({ row: { changes, problems }, t }: { row: ImportRow; t: TFunction }) {
  return (
    <Facts>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.message}`} data-wrong="">
          {fieldLabel(problem.field, t)}: {gatewayText(problem) ?? problem.message}
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <Label>{fieldLabel(field, t)}</Label> {before && <><del>{before}</del>{' → '}</>}
          <ins>{after || t('none')}</ins>
        </li>
      ))}
    </Facts>
  );
}

/** The rows of a file and the effect of each. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation();
  return (
    <FactTable
      label={t('Rows of the file')}
      rows={rows}
      getRowId={({ number }) => String(number)}
      columns={[
        { id: 'number', header: t('Row'), align: 'end', cell: ({ number }) => <CellText tone="muted">{number}</CellText> },
        { id: 'label', header: t('Record'), cell: ({ label }) => <CellText isStrong>{label}</CellText> },
        { id: 'action', header: t('What it does'), cell: (row) => <Action row={row} t={t} /> },
        { id: 'details', header: t('Details'), isWide: true, cell: (row) => <Details row={row} t={t} /> },
      ]}
    />
  );
}
