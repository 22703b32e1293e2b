import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../../schema/rules/format.ts';
import type { NewCustomerFigures_report$data, NewCustomerFigures_report$key } from '../../../__generated__/NewCustomerFigures_report.graphql.ts';
import { changedSearch } from '../../../list/linkSearch.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import type { FactColumn } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Tile, TileLink, Tiles } from '../../orders/dashboard/Tile.tsx';
import { ComparedDays } from '../../reports/ComparedDays.tsx';
import { ReportNote } from '../../reports/ReportNote.tsx';
import { shareText } from '../../web-orders/report/reportText.ts';
import type { NewCustomerSearch } from '../newCustomerSearch.ts';

type Group = NewCustomerFigures_report$data['sources'][number];

const ALL: NewCustomerSearch = { search: undefined, source: undefined, again: undefined };

/** Who ordered for the first time on the days, each figure beside that of the days before, and by source. */
export function NewCustomerFigures({ report }: { report: NewCustomerFigures_report$key }) {
  const { t } = useTranslation();
  const { total, totalBefore, comparedUntil, sources } = useFragment(
    graphql`
      fragment NewCustomerFigures_report on NewCustomerReport {
        total {
          customers
          repeating
          spent
          profit
        }
        totalBefore {
          customers
          repeating
          spent
          profit
        }
        comparedUntil
        sources {
          source
          customers
          repeating
          spent
          profit
        }
      }
    `,
    report,
  );
  const inDaysBefore = (before: string) => t('{{before}} in the days before', { before });
  const share = ({ repeating, customers }: typeof total) => shareText(repeating, customers, t);
  return (
    <>
      <Tiles $isLinesOnPhone>
        <TileLink
          to="." search={changedSearch(ALL)} label={t('New customers')} value={formatCount(total.customers)}
          note={inDaysBefore(formatCount(totalBefore.customers))}
        />
        <TileLink
          to="." search={changedSearch<NewCustomerSearch>({ ...ALL, again: 'YES' })} label={t('Ordered again')} value={formatCount(total.repeating)}
          note={inDaysBefore(formatCount(totalBefore.repeating))}
        />
        <Tile label={t('Repeat rate')} value={share(total)} note={inDaysBefore(share(totalBefore))} />
        <Tile label={t('Spent')} value={formatTaka(total.spent)} note={inDaysBefore(formatTaka(totalBefore.spent))} />
        {typeof total.profit === 'number' && (
          <Tile
            label={t('Profit')} value={formatTaka(total.profit)} meaning={total.profit < 0 ? 'bad' : undefined}
            note={inDaysBefore(formatTaka(totalBefore.profit))}
          />
        )}
      </Tiles>
      <ReportNote><ComparedDays until={comparedUntil} /></ReportNote>
      {sources.length > 0 && (
        <Card isFlush>
          <FactTable<Group> label={t('By source')} rows={sources} getRowId={({ source }) => source} isStackedOnPhone columns={sourceColumns(total, t)} />
        </Card>
      )}
    </>
  );
}

function sourceColumns({ customers: all, profit: allProfit }: NewCustomerFigures_report$data['total'], t: TFunction): FactColumn<Group>[] {
  /** The list has no filter for customers whose source is not known. */
  const count = ({ source }: Group, number: number, what: string, patch: NewCustomerSearch) =>
    (number === 0 || source === '' ? (
      <CellText tone={number === 0 ? 'muted' : undefined}>{number === 0 ? '–' : formatCount(number)}</CellText>
    ) : (
      <TextLink to="." search={changedSearch({ ...ALL, source, ...patch })} aria-label={`${what}, ${source}: ${formatCount(number)}`}>
        {formatCount(number)}
      </TextLink>
    ));
  return [
    { id: 'source', header: t('Source'), isWide: true, isLine: true, cell: ({ source }) => <CellText isStrong>{source || t('Not known')}</CellText> },
    { id: 'customers', header: t('New customers'), align: 'end', cell: (group) => count(group, group.customers, t('New customers'), {}) },
    { id: 'share', header: t('Share'), align: 'end', cell: ({ customers }) => shareText(customers, all, t) },
    { id: 'again', header: t('Ordered again'), align: 'end', cell: (group) => count(group, group.repeating, t('Ordered again'), { again: 'YES' }) },
    { id: 'rate', header: t('Repeat rate'), align: 'end', cell: ({ repeating, customers }) => shareText(repeating, customers, t) },
    { id: 'spent', header: t('Spent'), align: 'end', cell: ({ spent }) => formatTaka(spent) },
    ...(typeof allProfit === 'number' ? [{
      id: 'profit', header: t('Profit'), align: 'end' as const,
      cell: ({ profit }: Group) => <CellText tone={(profit ?? 0) < 0 ? 'bad' : undefined}>{formatTaka(profit)}</CellText>,
    }] : []),
  ];
}
