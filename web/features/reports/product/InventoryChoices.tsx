import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../schema/rules/format.ts';
import { useTypedDays } from '../../../list/useTypedDays.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ReportChoices } from '../ReportRange.tsx';
import { IDLE_DAYS, idleDays, MAX_DAYS_AGO, writtenIdleDays } from './inventoryReportSearch.ts';
import type { InventoryReportSearch } from './inventoryReportSearch.ts';
import { RowChoice } from './RowChoice.tsx';

interface InventoryChoicesProps {
  search: InventoryReportSearch;
  change: (patch: Partial<InventoryReportSearch>) => void;
}

/** Which day the inventory report is about, what counts as dead stock, and what a line stands for. */
export function InventoryChoices({ search, change }: InventoryChoicesProps) {
  const { t } = useTranslation();
  const today = currentDay();
  const earliest = addDays(today, -MAX_DAYS_AGO);
  const on = useTypedDays(search.on ?? today, (day) => day >= earliest && day <= today, (day) => change({ on: day < today ? day : undefined }));
  const last = addDays(search.on ?? today, -1);
  const vs = useTypedDays(search.vs ?? '', (day) => day === '' || (day >= earliest && day <= last), (day) => change({ vs: day || undefined }));
  return (
    <ReportChoices>
      <TextField
        label={t('At the end of')} name="on" type="date" value={on.shown} inputProps={{ min: earliest, max: today }}
        onChange={on.change} onBlur={on.leave}
      />
      <TextField
        label={t('Compare with')} name="vs" type="date" value={vs.shown} inputProps={{ min: earliest, max: last }}
        onChange={vs.change} onBlur={vs.leave}
      />
      <Select
        label={t('Which stock')} name="show" value={search.show ?? ''} onChange={(show) => change({ show: show === 'DEAD' ? show : undefined })}
        options={[{ id: '', label: t('All') }, { id: 'DEAD', label: t('Dead stock') }]}
      />
      <Select
        label={t('Dead stock: not sold for')} name="idle" value={String(idleDays(search))} onChange={(days) => change({ idle: writtenIdleDays(days) })}
        options={IDLE_DAYS.map((days) => ({ id: String(days), label: t('{{count}} days', { count: days }) }))}
      />
      <RowChoice other="PRODUCT" row={search.row} onChange={(row) => change({ row })} />
    </ReportChoices>
  );
}
