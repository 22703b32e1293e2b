import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { StatementField } from '../../../__generated__/usePreviewStatementMutation.graphql.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Select } from '../../../ui/Select.tsx';
import { token } from '../../../ui/theme/token.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { uploadFile } from '../../files/uploadFile.ts';
import { usePreviewStatement } from '../mutations/usePreviewStatement.ts';
import type { StatementColumn, StatementPreview } from '../mutations/usePreviewStatement.ts';

type Field = Exclude<StatementField, '%future added value'>;

/** A file, the meaning of its columns, and what the gateway reads in it by them. */
export interface ChosenFile {
  file: string;
  columns: { column: number; field: Field }[];
  preview: StatementPreview;
}

interface StatementFileProps {
  courierId: string;
  chosen: ChosenFile | undefined;
  /** Called when the file or the meaning of a column changes; undefined for no file. */
  onChange: (file: ChosenFile | undefined) => void;
}

const ACCEPT = ['.xlsx', '.csv', '.tsv', '.txt'];
const NONE = 'NONE';

const fieldNames = (t: TFunction): Record<Field, string> => ({
  CONSIGNMENT: t("The courier's number"), INVOICE: t('Our number of it'), PHONE: t('Phone'), COLLECTED: t('Cash collected'),
  DELIVERY_CHARGE: t('Delivery charge'), COD_FEE: t('COD fee'), RETURN_CHARGE: t('Return charge'), ADJUSTMENT: t('Adjustment'),
});

const Read = styled.p`
  margin: 0;
  padding: 10px 16px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  color: ${token.ink2};
`;

const chosenOf = (columns: readonly StatementColumn[]) => columns.flatMap(({ column, field }) => (field ? [{ column, field: field as Field }] : []));

/** Uploads a courier's sheet and maps its columns; the mapping is remembered for this courier. */
export function StatementFile({ courierId, chosen, onChange }: StatementFileProps) {
  const { t } = useTranslation();
  const { previewStatement, isInFlight } = usePreviewStatement();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(file: string, columns?: ChosenFile['columns']) {
    const outcome = await previewStatement({ courierId, file, columns });
    setProblem(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    onChange({ file, columns: chosenOf(outcome.data.columns), preview: outcome.data });
  }

  async function choose([file]: readonly File[]) {
    if (!file) return;
    setUploading(true);
    const uploaded = await uploadFile('statement-import', file);
    setUploading(false);
    if ('problem' in uploaded) setProblem(uploaded.problem);
    else await ask(uploaded.id);
  }

  function mean(column: number, field: Field | null) {
    if (!chosen) return;
    // Each meaning is used once: it is removed from the column that had it before.
    const columns = chosen.preview.columns.map((one) => (one.column === column ? { ...one, field } : one.field === field ? { ...one, field: null } : one));
    void ask(chosen.file, chosenOf(columns));
  }

  const names = fieldNames(t);
  const options = [{ id: NONE, label: t('Leave out') }, ...Object.entries(names).map(([id, label]) => ({ id, label }))];
  return (
    <Card title={t('The sheet of the courier')} isFlush={Boolean(chosen)}>
      {problem && <Banner meaning="bad" title={problem} />}
      {!chosen && (
        <DropZone
          accept={ACCEPT}
          label={isUploading ? t('Reading the file…') : t('Choose a file')}
          help={t('Or drop it here: CSV or XLSX, 12 MB and 20,000 rows at most.')}
          isBusy={isUploading || isInFlight}
          onFiles={(files) => void choose(files)}
        />
      )}
      {chosen && (
        <>
          <FactTable<StatementColumn>
            label={t('Columns')}
            rows={chosen.preview.columns}
            getRowId={({ column }) => String(column)}
            columns={[
              { id: 'header', header: t('In the file'), cell: ({ header }) => <CellText isStrong>{header || t('no header')}</CellText> },
              {
                id: 'field', header: t('Means'),
                cell: ({ column, header, field }) => (
                  <Select
                    label={t('What {{header}} means', { header })}
                    isLabelHidden
                    value={field ?? NONE}
                    options={options}
                    onChange={(id) => mean(column, id === NONE ? null : (id as Field))}
                  />
                ),
              },
              { id: 'samples', header: t('For example'), isWide: true, cell: ({ samples }) => <CellText tone="muted">{samples.join(' · ')}</CellText> },
            ]}
          />
          {chosen.preview.unreadable.length > 0 && (
            <Banner meaning="warn" title={t('These rows cannot be read: {{rows}}', { rows: chosen.preview.unreadable.join(', ') })} />
          )}
          <Read role="status">
            <span>{chosen.preview.name}: {t('{{count}} parcels, {{net}} to you', {
              count: chosen.preview.parcels, number: formatCount(chosen.preview.parcels), net: formatTaka(chosen.preview.net),
              defaultValue_one: '{{count}} parcel, {{net}} to you',
            })}</span>
            <Button size="small" onClick={() => onChange(undefined)}>{t('Another file')}</Button>
          </Read>
        </>
      )}
    </Card>
  );
}
