import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { Select } from '../../ui/Select.tsx';
import { media } from '../../ui/theme/token.ts';
import type { ImportColumn } from './importTypes.ts';

const NONE = 'NONE';

const Choice = styled.div`
  width: 200px;

  ${media.phone} {
    width: 140px;
  }
`;

interface ImportColumnsProps {
  columns: readonly ImportColumn[];
  /** The fields that a column can be mapped to, with their names. */
  fields: Readonly<Record<string, string>>;
  onMean: (column: number, field: string | null) => void;
}

/** The column mapping of the file; remembered for the next file. */
export function ImportColumns({ columns, fields, onMean }: ImportColumnsProps) {
  const { t } = useTranslation();
  const options = [{ id: NONE, label: t('Leave out') }, ...Object.entries(fields).map(([id, label]) => ({ id, label }))];
  return (
    <Card title={t('Columns')} isFlush>
      <FactTable
        label={t('Columns')}
        rows={columns}
        getRowId={({ column }) => String(column)}
        columns={[
          { id: 'header', header: t('In the file'), cell: ({ header }) => <CellText isStrong>{header || t('no header')}</CellText> },
          {
            id: 'field',
            header: t('Means'),
            cell: ({ column, header, field }) => (
              <Choice>
                <Select
                  label={t('What {{header}} means', { header })}
                  isLabelHidden
                  value={field ?? NONE}
                  options={options}
                  onChange={(id) => onMean(column, id === NONE ? null : id)}
                />
              </Choice>
            ),
          },
          {
            id: 'samples',
            header: t('For example'),
            isWide: true,
            cell: ({ samples }) => <CellText tone="muted">{samples.join(' · ')}</CellText>,
          },
        ]}
      />
    </Card>
  );
}
