import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { gatewayText } from '../../gatewayText.ts';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { token } from '../../ui/theme/token.ts';
import type { ImportRow } from './importTypes.ts';

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

interface ImportRowsProps {
  rows: readonly ImportRow[];
  fields: Readonly<Record<string, string>>;
  /** What a row does, as a badge. */
  badge: (action: string) => ReactNode;
}

/** The rows of a file and the effect of each: the changes before and after; for a row that is left out, the reasons. */
export function ImportRows({ rows, fields, badge }: ImportRowsProps) {
  const { t } = useTranslation();
  return (
    <FactTable
      label={t('Rows of the file')}
      rows={rows}
      getRowId={({ number }) => String(number)}
      isStackedOnPhone
      columns={[
        { id: 'number', header: t('Row'), align: 'end', cell: ({ number }) => <CellText tone="muted">{number}</CellText> },
        { id: 'label', header: t('Record'), isLine: true, cell: ({ label }) => <CellText isStrong>{label}</CellText> },
        { id: 'action', header: t('What it does'), cell: ({ action }) => badge(action) },
        {
          id: 'details',
          header: t('Details'),
          isWide: true,
          cell: ({ changes, problems }) => (
            <Facts>
              {problems.map((problem) => (
                <li key={`${problem.field} ${problem.message}`} data-wrong="">
                  {fields[problem.field] ?? problem.field}: {gatewayText(problem) ?? problem.message}
                </li>
              ))}
              {changes.map(({ field, before, after }) => (
                <li key={field}>
                  <Label>{fields[field] ?? field}</Label> {before && <><del>{before}</del>{' → '}</>}
                  <ins>{after || t('none')}</ins>
                </li>
              ))}
            </Facts>
          ),
        },
      ]}
    />
  );
}
