import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { takeFromLink } from '../../list/takeFromLink.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../relay/useCommand.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { DropZone } from '../files/DropZone.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { meanings } from './importTypes.ts';
import type { ImportPreview, Meaning, Show } from './importTypes.ts';
import { useImportPreview } from './useImportPreview.ts';
import type { ImportQuestion } from './useImportPreview.ts';

const ACCEPT = ['.csv', '.tsv', '.txt', '.xlsx'];

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

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-top: 12px;
`;

/** A file that waits to be imported. */
export interface ChosenFile {
  file: string;
  columns: Meaning[];
}

const problemsQuery = (chosen: ChosenFile) => new URLSearchParams({ filter: JSON.stringify(chosen), format: 'xlsx' });

interface ImportScreenProps<Preview extends ImportPreview> {
  title: string;
  back?: ReactNode;
  /** What a row of the file is, and what cells mean. */
  words: string;
  /** Files to begin with. */
  links: ReactNode;
  /** What the file is uploaded for. */
  purpose: string;
  /** The fields that a column can be mapped to, with their names. */
  fields: Readonly<Record<string, string>>;
  /** What a row does, as a badge. */
  badge: (action: string) => ReactNode;
  /** Rows that change something. */
  countOf: (preview: Preview) => number;
  /** Said when no row changes anything. */
  unchanged: string;
  notice?: (preview: Preview) => ReactNode;
  /** The file of the gateway that gives the rows with problems back. */
  problemsFile: string;
  ask: (question: ImportQuestion) => Promise<CommandOutcome<Preview>>;
  start: (chosen: ChosenFile) => Promise<CommandOutcome<{ readonly id: string }>>;
  isStarting: boolean;
}

/** Takes records over from a CSV or XLSX file, looked at row by row before; the work goes on as a bulk job. */
export function ImportScreen<Preview extends ImportPreview>(props: ImportScreenProps<Preview>) {
  const { title, back, words, links, purpose, fields, badge, countOf, unchanged, notice, problemsFile, ask, start, isStarting } = props;
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { loaded, problem, isBusy, chooseLabel, choose, mean, show, showMore, forget } = useImportPreview(purpose, ask);
  const preview = loaded?.preview;
  const count = preview ? countOf(preview) : 0;
  const chosen = loaded && { file: loaded.file, columns: meanings(loaded.preview.columns) };

  async function begin() {
    if (!chosen) return;
    const outcome = await start(chosen);
    if (!outcome.ok) toastProblem(outcome.problem);
    else void navigate({ to: '/bulk-jobs/$id', params: { id: outcome.data.id } });
  }

  return (
    <>
      <PageHeader
        back={back}
        title={title}
        count={preview?.name}
        actions={
          loaded && (
            <>
              <Button onClick={forget}>{t('Another file')}</Button>
              <Button variant="primary" isPending={isStarting} disabled={isBusy || count === 0} onClick={() => void begin()}>
                {t('Import {{count}} rows', { count, number: formatCount(count), defaultValue_one: 'Import {{count}} row' })}
              </Button>
            </>
          )
        }
      />
      <Stack>
        {problem && <Banner meaning="bad" title={problem} />}
        {!loaded && (
          <Card title={t('File')}>
            <Words>{words}</Words>
            <DropZone
              accept={ACCEPT}
              label={chooseLabel}
              help={t('Or drop it here: CSV or XLSX, 12 MB and 20,000 rows at most.')}
              isBusy={isBusy}
              onFiles={(files) => void choose(files)}
            />
            <Links>{links}</Links>
          </Card>
        )}
        {loaded && preview && chosen && (
          <>
            <ImportColumns columns={preview.columns} fields={fields} onMean={mean} />
            {notice?.(preview)}
            {count === 0 && preview.wrong === 0 && <Banner meaning="good" title={t('Nothing would change')}>{unchanged}</Banner>}
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
              {preview.wrong > 0 && loaded.show !== 'CHANGES' && (
                <Around>
                  <ExternalLink href={`/api/export/${problemsFile}?${problemsQuery(chosen)}`} download onClick={takeFromLink}>
                    {t('The rows with problems as an Excel file, to mend and import')}
                  </ExternalLink>
                </Around>
              )}
              {loaded.rows.length > 0 ? <ImportRows rows={loaded.rows} fields={fields} badge={badge} /> : <Around>{t('No rows of this kind.')}</Around>}
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
