import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { useImportProducts } from '../mutations/useImportProducts.ts';
import type { ImportColumn } from '../mutations/usePreviewProductImport.ts';
import { importFields } from './importFields.ts';
import { ImportRows } from './ImportRows.tsx';
import { columnsInput, useImportPreview } from './useImportPreview.ts';
import type { Show } from './useImportPreview.ts';

const ACCEPT = ['.csv', '.tsv', '.txt', '.xlsx'];
const NONE = 'NONE';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Words = styled.p`
  margin-bottom: 12px;
  color: ${token.ink2};
`;

const Around = styled.div`
  padding: 12px 16px;
`;

/** Imports products from a CSV or XLSX file, with a preview row by row: `/product/import`. */
export function ImportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { loaded, problem, isBusy, chooseLabel, choose, mean, show, showMore, forget } = useImportPreview();
  const { importProducts, isInFlight } = useImportProducts();
  const preview = loaded?.preview;
  const count = preview ? preview.creates + preview.adds + preview.changes : 0;

  async function start() {
    if (!loaded) return;
    const outcome = await importProducts({ file: loaded.file, columns: columnsInput(loaded.preview.columns) });
    if (!outcome.ok) toastProblem(outcome.problem);
    else void navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
  }

  return (
    <>
      <PageHeader
        back={<IconLink to="/product/product-list" icon={ArrowLeft} label={t('Back to products')} />}
        title={t('Import products')}
        count={preview?.name}
        actions={
          loaded && (
            <>
              <Button onClick={forget}>{t('Another file')}</Button>
              <Button variant="primary" isPending={isInFlight} disabled={isBusy || count === 0} onClick={() => void start()}>
                {t('Import {{count}} rows', { count, number: formatCount(count) })}
              </Button>
            </>
          )
        }
      />
      <Stack>
        {problem && <Banner meaning="bad" title={problem} />}
        {!loaded && (
          <Card title={t('File')}>
            <Words>
              {t('A row is a variant. Rows with the same product name become one product; a SKU that is known is changed, an empty cell leaves what is there, a dash clears it.')}
            </Words>
            <DropZone
              accept={ACCEPT}
              label={chooseLabel}
              help={t('Or drop it here: CSV or XLSX, 12 MB and 20,000 rows at most.')}
              isBusy={isBusy}
              onFiles={(files) => void choose(files)}
            />
            <Around>
              <ExternalLink href="/api/export/products?format=xlsx" download>
                {t('Your products as an Excel file, to change and import again')}
              </ExternalLink>
            </Around>
          </Card>
        )}
        {loaded && preview && (
          <>
            <Columns columns={preview.columns} onMean={mean} />
            {preview.freeStock > 0 && (
              <Banner meaning="warn" title={t('{{count}} rows bring stock that cost nothing', { count: preview.freeStock })}>
                {t('Each sale of it would look like pure profit. Choose the column with the cost of one, if there is one.')}
              </Banner>
            )}
            {count === 0 && preview.wrong === 0 && (
              <Banner meaning="good" title={t('Nothing would change')}>
                {t('All of it is in your catalogue already.')}
              </Banner>
            )}
            <Card isFlush>
              <Around>
                <Tabs
                  label={t('Rows of the file')}
                  selectedId={loaded.show}
                  onSelect={(id) => show(id as Show)}
                  items={[
                    { id: 'ALL', label: t('All'), count: formatCount(preview.total), content: null },
                    { id: 'CHANGES', label: t('To import'), count: formatCount(count), content: null },
                    { id: 'WRONG', label: t('With problems'), count: formatCount(preview.wrong), content: null },
                  ]}
                />
              </Around>
              {loaded.rows.length > 0 ? <ImportRows rows={loaded.rows} /> : <Around>{t('No rows of this kind.')}</Around>}
              {preview.hasMore && (
                <Around>
                  <Button isPending={isBusy} onClick={showMore}>{t('Show more rows')}</Button>
                </Around>
              )}
            </Card>
          </>
        )}
      </Stack>
    </>
  );
}

interface ColumnsProps {
  columns: readonly ImportColumn[];
  onMean: (column: number, field: NonNullable<ImportColumn['field']> | null) => void;
}

/** The column mapping of the file; remembered for the next file. */
function Columns({ columns, onMean }: ColumnsProps) {
  const { t } = useTranslation();
  const fields = Object.entries(importFields(t)).map(([id, label]) => ({ id, label }));
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
              <Select
                label={t('What {{header}} means', { header })}
                isLabelHidden
                value={field ?? NONE}
                options={[{ id: NONE, label: t('Leave out') }, ...fields]}
                onChange={(id) => onMean(column, id === NONE ? null : (id as NonNullable<ImportColumn['field']>))}
              />
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
