import type { TFunction } from 'i18next';
import type { WebOrderListPageQuery } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { dayRangeFilter } from '../../list/dayRangeFilter.tsx';
import type { FilterDefinition } from '../../ui/datagrid/FilterBar.tsx';
import { riskText } from './desk/riskText.ts';
import { reportedText, withoutReported } from './reportedSearch.ts';
import type { WebOrderSearch } from './webOrderSearch.ts';

type CallDesk = WebOrderListPageQuery['response']['callDesk'];

/** The filters of the web order list; the scores and the sites are those of the business. */
export function webOrderFilters(
  search: WebOrderSearch,
  change: (patch: Partial<WebOrderSearch>) => void,
  { setting, sites }: CallDesk,
  t: TFunction,
): readonly FilterDefinition[] {
  const reported = reportedText(search, t);
  const scores = [
    { id: String(setting.checkScore), name: t('{{level}} and above', { level: riskText('check', t) }) },
    { id: String(setting.highScore), name: riskText('high', t) },
  ];
  return [
    choiceFilter({
      id: 'risk', label: t('Risk'), value: search.risk === undefined ? undefined : String(search.risk), choices: scores,
      onChange: (score) => change({ risk: score === undefined ? undefined : Number(score) }),
    }),
    choiceFilter({
      id: 'site', label: t('Site'), value: search.site, choices: sites, onChange: (site) => change({ site }),
    }),
    ...(reported
      ? [{
          id: 'reported', label: t('From the report'), valueText: reported,
          onClear: () => change(withoutReported()), renderEditor: () => reported,
        }]
      : []),
    dayRangeFilter({ id: 'days', label: t('Ordered'), value: search.days, onChange: (days) => change({ days }) }, t),
  ];
}
