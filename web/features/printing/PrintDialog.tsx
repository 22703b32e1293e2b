import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../schema/rules/format.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PrintSheet } from '../../ui/PrintSheet.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { toast } from '../../ui/toast.tsx';
import { Printed } from './components/Printed.tsx';
import { MAX_PRINTED, pageRules, paperOf } from './printFormats.ts';
import { useMarkPrinted } from './mutations/useMarkPrinted.ts';
import { PickList } from './components/PickList.tsx';
import { usePrintJob } from './usePrintJob.ts';
import { printedSheets, usePrintOnce, whenDrawn } from './usePrintOnce.ts';
import type { PrintJobState, PrintKind, PrintWhat } from './usePrintJob.ts';

interface PrintDialogProps {
  kind: PrintWhat;
  /** In the order in which they are printed. Stable while the dialog is open. */
  orderIds: readonly string[];
  /** How many were chosen, where `orderIds` are the first of them. */
  total?: number;
  onClose: () => void;
}

/** Loads the orders, renders them and opens the print dialog for all of them, with progress. */
export function PrintDialog(props: PrintDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return <PrintAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function PrintAttempt({ kind, orderIds, total = orderIds.length, onClose, onRetry }: PrintDialogProps & { onRetry: () => void }) {
  const { t } = useTranslation();
  const [ids] = useState(() => orderIds.slice(0, MAX_PRINTED));
  const { job, read, error } = usePrintJob(kind === 'PICK_LIST' ? 'INVOICE' : kind, ids);
  const title = { INVOICE: t('Print invoices'), STICKER: t('Print stickers'), PICK_LIST: t('Print the pick list') }[kind];
  return (
    <Dialog title={title} isOpen onClose={onClose} width={420} footer={<Button onClick={onClose}>{job ? t('Close') : t('Cancel')}</Button>}>
      {total > ids.length && (
        <Banner meaning="warn" title={t('At most {{limit}} orders in one print', { limit: formatCount(MAX_PRINTED) })}>
          {t('Print the others after these.')}
        </Banner>
      )}
      {error ? (
        <Banner meaning="bad" title={t('The orders could not be read')} action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
          {error.message}
        </Banner>
      ) : (
        <ProgressBar
          label={job ? t('Ready to print') : t('Reading orders')}
          value={read}
          max={ids.length}
          valueText={t('{{at}} of {{of}}', { at: formatCount(read), of: formatCount(ids.length) })}
        />
      )}
      {job && (kind === 'PICK_LIST' ? <PickList job={job} onPrinted={onClose} /> : <Papers kind={kind} job={job} onPrinted={onClose} />)}
    </Dialog>
  );
}

type Job = NonNullable<PrintJobState['job']>;

/** Splits the job by paper: invoices of web shops with a paper of their own are printed after the others. */
function byPaper(kind: PrintKind, { setting, orders, ...job }: Job): Job[] {
  const groups = Map.groupBy(orders, ({ invoiceFormat }) => (kind === 'INVOICE' ? (invoiceFormat ?? setting.format) : setting.format));
  return [...groups].map(([format, some]) => ({ ...job, setting: { ...setting, format }, orders: some }));
}

function Papers({ kind, job, onPrinted }: { kind: PrintKind; job: Job; onPrinted: () => void }) {
  const [jobs] = useState(() => byPaper(kind, job));
  const [at, setAt] = useState(0);
  const current = jobs[at];
  // Continues with the next paper.
  return current && <Sheets key={at} kind={kind} job={current} onPrinted={() => (at + 1 < jobs.length ? setAt(at + 1) : onPrinted())} />;
}

interface SheetsProps {
  kind: PrintKind;
  job: Job;
  onPrinted: () => void;
}

function Sheets({ kind, job: { setting, business, orders }, onPrinted }: SheetsProps) {
  const { t } = useTranslation();
  const paper = paperOf(setting.format);
  const copies = orders.flatMap((order) => Array.from({ length: setting.copies }, (_, copy) => ({ order, copy })));
  const [heights, setHeights] = useState<readonly number[] | null>(paper.height === null ? null : []);
  const { markPrinted } = useMarkPrinted();
  useLayoutEffect(() => {
    if (heights !== null) return;
    // The length of a roll page is measured from its content, with its fonts loaded.
    void whenDrawn().then(() => setHeights(printedSheets().map((sheet) => sheet.getBoundingClientRect().height)));
  }, [heights]);
  usePrintOnce(heights !== null, () => {
    // A browser does not report whether it printed: the mark records when printing was last requested.
    void markPrinted({ kind, orders: orders.map(({ id }) => id) }).then((outcome) => {
      if (!outcome.ok) toast.error(t('The list does not say that these are printed: {{why}}', { why: outcome.problem.message }), { referenceId: outcome.problem.referenceId });
    });
    onPrinted();
  });

  return (
    <PrintSheet pages={pageRules(paper, heights ?? [])}>
      {copies.map(({ order, copy }, index) => (
        <Printed key={`${order.id}-${copy}`} order={order} business={business} setting={setting} index={index} />
      ))}
    </PrintSheet>
  );
}
