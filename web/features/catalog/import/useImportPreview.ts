import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewProductImportInput } from '../../../__generated__/usePreviewProductImportMutation.graphql.ts';
import { uploadFile } from '../../files/uploadFile.ts';
import { usePreviewProductImport } from '../mutations/usePreviewProductImport.ts';
import type { ImportColumn, ImportPreview, ImportRow } from '../mutations/usePreviewProductImport.ts';

export type Show = 'ALL' | 'CHANGES' | 'WRONG';
type Field = NonNullable<ImportColumn['field']>;

/** The column mapping as the gateway's input. */
export const columnsInput = (columns: readonly ImportColumn[]) =>
  columns.flatMap(({ column, field }) => (field ? [{ column, field }] : [])) as NonNullable<PreviewProductImportInput['columns']>;

interface Loaded {
  file: string;
  preview: ImportPreview;
  rows: readonly ImportRow[];
  show: Show;
}

/** An uploaded file and its preview, fetched again when the column mapping changes. */
export function useImportPreview() {
  const { t } = useTranslation();
  const { previewProductImport, isInFlight } = usePreviewProductImport();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Numbers the requests: only the answer to the latest one is used. */
  const asked = useRef(0);

  async function ask(input: PreviewProductImportInput, before: readonly ImportRow[] = []) {
    const question = ++asked.current;
    const outcome = await previewProductImport(input);
    if (question !== asked.current) return;
    setProblem(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    const rows = [...before, ...outcome.data.rows];
    setLoaded({ file: input.file, preview: outcome.data, rows, show: (input.show ?? 'ALL') as Show });
  }

  async function choose([file]: readonly File[]) {
    if (!file) return;
    setUploading(true);
    const uploaded = await uploadFile('product-import', file);
    setUploading(false);
    if ('problem' in uploaded) setProblem(uploaded.problem);
    else await ask({ file: uploaded.id });
  }

  /** Maps a column to a field; another column that had the field loses it. */
  function mean(column: number, field: Field | null) {
    if (!loaded) return;
    const columns = loaded.preview.columns.map((one) => {
      if (one.column === column) return { ...one, field };
      return one.field === field ? { ...one, field: null } : one;
    });
    setLoaded({ ...loaded, preview: { ...loaded.preview, columns } });
    void ask({ file: loaded.file, columns: columnsInput(columns), show: loaded.show });
  }

  function show(which: Show) {
    if (loaded) void ask({ file: loaded.file, columns: columnsInput(loaded.preview.columns), show: which });
  }

  function showMore() {
    const last = loaded?.rows.at(-1);
    if (!loaded || !last) return;
    const columns = columnsInput(loaded.preview.columns);
    void ask({ file: loaded.file, columns, show: loaded.show, after: last.number }, loaded.rows);
  }

  function forget() {
    asked.current += 1;
    setLoaded(null);
    setProblem(null);
  }

  const chooseLabel = isUploading ? t('Reading the file…') : t('Choose a file');
  return { loaded, problem, isBusy: isUploading || isInFlight, chooseLabel, choose, mean, show, showMore, forget };
}
