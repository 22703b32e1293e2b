import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { CountPage_count$data, CountPage_count$key } from '../../__generated__/CountPage_count.graphql.ts';
import type { CountPageQuery } from '../../__generated__/CountPageQuery.graphql.ts';
import { useProblemBanner } from '../../forms/ProblemBanner.tsx';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { textFact } from '../../ui/textFact.ts';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { SkuLink } from '../catalog/SkuLink.tsx';
import { signedUnits } from './buckets.ts';
import { CountActions } from './components/CountActions.tsx';
import { JournalRows } from './components/JournalRows.tsx';
import { PrintButton } from './components/PrintButton.tsx';
import { StockRows } from './components/StockRows.tsx';
import { StockSheet } from './components/StockSheet.tsx';
import { countRoute } from './stockRoutes.ts';

const countPageQuery = graphql`
  query CountPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on StockCount {
        ...CountPage_count
      }
    }
    viewer {
      business {
        name
      }
    }
  }
`;

type Line = CountPage_count$data['lines'][number];

const differenceOf = ({ counted, expected }: Line) => counted - expected;

/** One stock count, its differences first: `/adjust-stock/stock-count/$id`. */
export function CountPage() {
  const { node, viewer } = useRouteQuery<CountPageQuery>(countPageQuery, countRoute.useLoaderData());
  if (node?.__typename !== 'StockCount') return <NotFoundPage />;
  return <CountDetail stockCount={node} business={viewer?.business?.name ?? ''} />;
}

function CountDetail({ stockCount: key, business }: { stockCount: CountPage_count$key; business: string }) {
  const { t } = useTranslation();
  const count = useFragment(
    graphql`
      fragment CountPage_count on StockCount {
        id
        number
        status
        viewerCanPost
        note
        createdByName
        closedByName
        location {
          name
        }
        lines {
          sku
          name
          expected
          counted
        }
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
        stockMovements(first: 100) {
          ...StockRows_page
        }
        journal(first: 50) {
          ...JournalRows_page
        }
        ...CountActions_count
      }
    `,
    key,
  );
  const { id, number, status, viewerCanPost, note, createdByName, closedByName, location, lines } = count;
  const differing = lines.filter((line) => differenceOf(line) !== 0);

  const title = t('Stock count {{number}}', { number });
  const [problem, setProblem] = useProblemBanner(title, useReload<CountPageQuery>(countPageQuery, { id }));

  return (
    <RecordScreen
      title={title}
      marks={<StatusBadge status={status} />}
      note={createdByName ? t('entered by {{name}}', { name: createdByName }) : undefined}
      back={
        <RecordNav
          kind="stock-count"
          id={id}
          fallback="/adjust-stock/stock-count"
          linkOf={(next) => ({ to: '/adjust-stock/stock-count/$id', params: { id: next } })}
          label={t('Back to stock counts')}
        />
      }
      actions={
        <>
          <PrintButton />
          <CountActions count={count} onProblem={setProblem} />
        </>
      }
      banners={
        <>
          {problem}
          {status === 'OPEN' && !viewerCanPost && (
            <Banner meaning="info" title={t('An administrator posts these differences')}>{t('They are worth more than a member may post.')}</Banner>
          )}
        </>
      }
      aside={
        <>
          <Card title={t('Shelves')}>
            <DescriptionList
              layout="facts"
              items={[
                ...textFact('location', t('Location'), location.name),
                ...textFact('differing', t('Products that differ'), formatCount(differing.length)),
                ...textFact('closed', t('Decided by'), closedByName),
                ...textFact('note', t('Note'), note),
              ]}
            />
          </Card>
          <AuditTimeline of={count.id} timeline={count.timeline} />
        </>
      }
    >
      <Card isFlush>
        <FactTable<Line>
          label={t('What was counted')}
          isStackedOnPhone
          rows={[...differing, ...lines.filter((line) => differenceOf(line) === 0)]}
          getRowId={({ sku }) => sku}
          columns={[
            {
              id: 'item',
              header: t('Item'),
              isWide: true,
              cell: ({ name, sku }) => (
                <CellText isStrong secondary={<SkuLink sku={sku} />}>
                  {name}
                </CellText>
              ),
            },
            { id: 'expected', header: t('By the ledger'), align: 'end', cell: ({ expected }) => formatCount(expected) },
            { id: 'counted', header: t('Counted'), align: 'end', cell: ({ counted }) => formatCount(counted) },
            {
              id: 'difference',
              header: t('Difference'),
              align: 'end',
              cell: (line) => (
                <CellText isStrong tone={differenceOf(line) < 0 ? 'bad' : 'plain'}>
                  {signedUnits(differenceOf(line)) || '–'}
                </CellText>
              ),
            },
          ]}
        />
      </Card>
      <StockSheet<Line>
        title={t('Stock count {{number}}', { number })}
        business={business}
        facts={[[t('Location'), location.name], [t('Note'), note]]}
        lines={lines}
        item={t('Item')}
        itemOf={(line) => line}
        columns={[
          { header: t('By the ledger'), cell: ({ expected }) => formatCount(expected) },
          { header: t('Counted'), cell: ({ counted }) => formatCount(counted) },
          { header: t('Difference'), cell: (line) => signedUnits(differenceOf(line)) },
        ]}
        people={[[t('Counted by'), createdByName], [t('Decided by'), closedByName]]}
      />
      <StockRows of={count.id} page={count.stockMovements} />
      {count.journal && <JournalRows of={count.id} page={count.journal} />}
    </RecordScreen>
  );
}
