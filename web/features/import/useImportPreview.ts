import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandOutcome } from '../../relay/useCommand.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { meanings } from './importTypes.ts';
import type { ImportColumn, ImportPreview, ImportRow, Meaning, Show } from './importTypes.ts';

export interface ImportQuestion {
  file: string;
  columns?: Meaning[];
  show?: Show;
  /** The row after which it goes on. */
  after?: number;
}

interface Loaded<Preview extends ImportPreview> {
  file: string;
  preview: Preview;
  rows: readonly ImportRow[];
  show: Show;
}

/** An uploaded file and its preview, which is asked for again when the column mapping changes. */
export function useImportPreview<Preview extends ImportPreview>(
  purpose: string, askGateway: (question: ImportQuestion) => Promise<CommandOutcome<Preview>>,
) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded<Preview> | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Numbers the requests: only the answer to the latest one is used. */
  const asked = useRef(0);
  /** As the rows that are shown were read. */
  const read = useRef<readonly ImportColumn[]>([]);

  async function ask(question: ImportQuestion, before: readonly ImportRow[] = []) {
    const number = ++asked.current;
    setAsking(true);
    const outcome = await askGateway(question);
    if (number !== asked.current) return;
    setAsking(false);
    setProblem(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) {
      // What would be imported is what is looked at.
      setLoaded((now) => now && { ...now, preview: { ...now.preview, columns: read.current } });
      return;
    }
    read.current = outcome.data.columns;
    setLoaded({ file: question.file, preview: outcome.data, rows: [...before, ...outcome.data.rows], show: question.show ?? 'ALL' });
  }

  async function choose([file]: readonly File[]) {
    if (!file) return;
    setUploading(true);
    const uploaded = await uploadFile(purpose, file);
    setUploading(false);
    if ('problem' in uploaded) setProblem(uploaded.problem);
    else await ask({ file: uploaded.id });
  }

  /** Maps a column to a field; another column that had the field loses it. */
  function mean(column: number, field: string | null) {
    if (!loaded) return;
    const columns = loaded.preview.columns.map((one) => {
      if (one.column === column) return { ...one, field };
      return one.field === field ? { ...one, field: null } : one;
    });
    setLoaded({ ...loaded, preview: { ...loaded.preview, columns } });
    void ask({ file: loaded.file, columns: meanings(columns), show: loaded.show });
  }

  function show(which: Show) {
    if (loaded) void ask({ file: loaded.file, columns: meanings(loaded.preview.columns), show: which });
  }

  function showMore() {
    const last = loaded?.rows.at(-1);
    if (!loaded || !last) return;
    const columns = meanings(loaded.preview.columns);
    void ask({ file: loaded.file, columns, show: loaded.show, after: last.number }, loaded.rows);
  }

  function forget() {
    asked.current += 1;
    setAsking(false);
    setLoaded(null);
    setProblem(null);
  }

  const chooseLabel = isUploading ? t('Reading the file…') : t('Choose a file');
  return { loaded, problem, isBusy: isUploading || isAsking, chooseLabel, choose, mean, show, showMore, forget };
}
