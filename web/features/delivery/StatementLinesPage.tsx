import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { StatementLinesPage_lines$key } from '../../__generated__/StatementLinesPage_lines.graphql.ts';
import type { StatementLinesPageQuery } from '../../__generated__/StatementLinesPageQuery.graphql.ts';
import { useColumns } from '../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListScreen } from '../../list/useListScreen.ts';
import { useLiveRecord } from '../../live/useLiveRecord.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { resultText, RESULTS } from './deliveryText.ts';
import { useDecideLine } from './mutations/useDecideLine.ts';
import { lineName, statementLineColumns } from './statementLineColumns.tsx';
import { statementLineFilters } from './statementLineFilters.tsx';
import { linesOfStatement, statementLineSearch } from './statementLineSearch.ts';
import { statementLinesRoute } from './statementSearchRoutes.ts';
import type { StatementLine } from './statementFacts.ts';
import { useBulkLines } from './useBulkLines.tsx';
import { useCanSeeCharges } from './useCanSeeCharges.ts';

const LineDrawer = lazyPart(() => import('./components/LineDrawer.tsx'), 'LineDrawer', { onFailed: ({ onClose }) => onClose() });

const query = graphql`
  query StatementLinesPageQuery($id: ID!, $first: Int!, $filter: StatementLinesFilter, $sums: StatementLineSumsFilter) @preloadable {
    node(id: $id) {
      __typename
      ... on CourierStatement {
        number
        status
        version
        comparedAt
        courier {
          name
        }
      }
    }
    statementLineSums(filter: $sums) {
      result
      parcels
    }
    ...StatementLinesPage_lines @arguments(count: $first, filter: $filter)
  }
`;

const linesFragment = graphql`
  fragment StatementLinesPage_lines on Query
  @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "StatementLinesFilter" })
  @refetchable(queryName: "StatementLinesPageNextQuery") {
    statementLines(first: $count, after: $cursor, filter: $filter) @connection(key: "StatementLinesPage_statementLines", filters: ["filter"]) {
      edges {
        node {
          ...statementFacts_line @relay(mask: false)
        }
      }
    }
  }
`;

/** The most lines that one request reads. */
const MAX_LINES = 100;

const lineLink = ({ id }: StatementLine) => openBeside(id);

/** The lines of one statement: searched, filtered, and decided many at once: `/delivery-method/update-payment/$id/lines`. */
export function StatementLinesPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { id } = statementLinesRoute.useParams();
  const list = useListScreen<StatementLinesPageQuery, StatementLinesPage_lines$key, typeof statementLineSearch>({
    search: statementLineSearch,
    address: statementLinesRoute.useSearch(),
    loaded: statementLinesRoute.useLoaderData(),
    query,
    rows: linesFragment,
    isStill: ({ decision, result }, shown) => (!shown.result || result === shown.result) && (shown.state !== 'OPEN' || !decision),
  });
  const shown = linesOfStatement(id, statementLineSearch.variables(list.search));
  // Which lines have changed is not told: all that are shown are read again.
  const read = useReload<StatementLinesPageQuery>(query, { ...shown, first: Math.min(Math.max(shown.first, list.rows.length), MAX_LINES) });
  useLiveRecord({ type: 'CourierStatement', id, read });
  const statement = list.data.node?.__typename === 'CourierStatement' ? list.data.node : null;
  const canSeeCharges = useCanSeeCharges();
  const columns = useColumns(useMemo(() => statementLineColumns(canSeeCharges), [canSeeCharges]));
  const drawer = useDrawerAddress();
  const decideLine = useDecideLine({ version: statement?.version ?? 1 });
  const bulk = useBulkLines({ statementId: id, comparedAt: statement?.comparedAt ?? '', rows: list.rows, filter: shown.filter ?? {} });
  if (!statement) return <NotFoundPage />;
  const isDraft = statement.status === 'DRAFT';
  const opened = list.rows.find((line) => line.id === drawer.opened);
  const sums = list.data.statementLineSums;
  const countOf = (result: string) => sums.find((one) => one.result === result)?.parcels ?? 0;
  return (
    <>
      <ListScreen
        id="statement-lines"
        isWithoutViews
        list={list}
        title={t('Lines of statement {{number}}', { number: statement.number })}
        count={statement.courier.name}
        back={<IconLink to="/delivery-method/update-payment/$id" params={{ id }} icon={ArrowLeft} label={t('Back to the statement')} />}
        label={t('Lines')}
        searchLabel={t('Parcel, invoice, phone or order')}
        filters={statementLineFilters(list.search, list.change, t)}
        tabs={{
          label: t('Lines by result'),
          items: [
            { value: undefined, label: t('All'), count: sums.reduce((sum, { parcels }) => sum + parcels, 0) },
            ...RESULTS.filter((result) => countOf(result) > 0 || list.search.result === result)
              .map((result) => ({ value: result, label: resultText(result, t), count: countOf(result) })),
          ],
        }}
        notice={drawer.opened && !opened && !list.isChanging && (
          <Banner
            meaning="info" title={t('The line of this address is not among those that are shown')}
            action={<Button size="small" onClick={drawer.close}>{t('Close')}</Button>}
          >
            {list.pages.hasNext ? t('It opens here once it is loaded: it stands further down.') : t('It means something else by now, or the filters leave it out.')}
          </Banner>
        )}
        columns={columns}
        rowLabel={(line) => t('parcel {{parcel}}', { parcel: lineName(line) })}
        rowLink={lineLink}
        {...(isDraft && bulk.list)}
        emptyState={<EmptyState title={t('No lines here')}>{t('No line of this statement means that.')}</EmptyState>}
      />
      {bulk.dialog}
      {opened && (
        <Suspense fallback={null}>
          <LineDrawer
            courier={statement.courier.name} statementId={id} line={opened} decideLine={isDraft ? decideLine : null}
            onChanged={() => void router.invalidate()} onClose={drawer.close}
          />
        </Suspense>
      )}
    </>
  );
}
