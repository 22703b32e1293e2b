import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatDay } from '../../../schema/rules/format.ts';
import type { CourierStatementPageQuery } from '../../__generated__/CourierStatementPageQuery.graphql.ts';
import { useProblemBanner } from '../../forms/ProblemBanner.tsx';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useLiveRecord } from '../../live/useLiveRecord.ts';
import { keptText } from '../../keptText.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { DetailPair } from '../../ui/DetailColumns.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { RecordTasks } from '../tasks/lazyRecordTasks.ts';
import { JournalRows } from '../stock/components/JournalRows.tsx';
import { ChangedOrders } from './components/ChangedOrders.tsx';
import { StatementActions } from './components/StatementActions.tsx';
import { StatementDifferences } from './components/StatementDifferences.tsx';
import { StatementFigures } from './components/StatementFigures.tsx';
import { StatementLines } from './components/StatementLines.tsx';
import { StatementVoucher } from './components/StatementVoucher.tsx';
import { statementRoute } from './deliveryRoutes.ts';
import { isInProgress } from './statementFacts.ts';

const courierStatementPageQuery = graphql`
  query CourierStatementPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on CourierStatement {
        reference
        day
        collected
        net
        accountName
        seenInBank
        createdByName
        courier {
          name
        }
        ...statementFacts_statement @relay(mask: false)
        ...StatementDifferences_statement
        ...StatementVoucher_statement
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
        journal(first: 20) {
          ...JournalRows_page
        }
      }
    }
  }
`;

/** The poll interval while a background job works on the statement. */
const WORKING_MS = 1_500;

/** One statement of a courier with its lines and how they match the books: `/delivery-method/update-payment/$id`. */
export function CourierStatementPage() {
  const { node } = useRouteQuery<CourierStatementPageQuery>(courierStatementPageQuery, statementRoute.useLoaderData());
  if (node?.__typename !== 'CourierStatement') return <NotFoundPage />;
  return <Statement node={node} />;
}

type StatementNode = Extract<CourierStatementPageQuery['response']['node'], { __typename: 'CourierStatement' }>;

function Statement({ node }: { node: StatementNode }) {
  const { t } = useTranslation();
  const { id, number, status, courier, lineCount, day, reference, createdByName } = node;

  const title = t('{{courier}} statement {{number}}', { courier: courier.name, number });
  const readStatement = useReload<CourierStatementPageQuery>(courierStatementPageQuery, { id });
  const [reads, setReads] = useState(0);
  async function reload() {
    await readStatement();
    setReads((times) => times + 1);
  }
  const [problem, setProblem] = useProblemBanner(title, reload);
  useLiveRecord({ type: 'CourierStatement', id, read: readStatement });

  function finish() {
    setProblem(null);
    void reload().catch(() => undefined);
  }

  const working = isInProgress(node);
  const refresh = useEffectEvent(() => void readStatement().catch(() => undefined));
  useEffect(() => {
    if (!working) return undefined;
    const timer = setInterval(() => refresh(), WORKING_MS);
    return () => clearInterval(timer);
  }, [working]);

  const facts = [
    t('{{count}} parcels', { count: lineCount, number: formatCount(lineCount), defaultValue_one: '{{count}} parcel' }),
    t('paid on {{day}}', { day: formatDay(day) }), reference, createdByName && t('entered by {{name}}', { name: createdByName }),
  ];
  return (
    <RecordScreen
      title={title}
      marks={<StatusBadge status={status} />}
      note={facts.filter(Boolean).join(' · ')}
      back={
        <RecordNav
          kind="courier-statement"
          id={id}
          fallback="/delivery-method/update-payment"
          linkOf={(next) => ({ to: '/delivery-method/update-payment/$id', params: { id: next } })}
          label={t('Back to statements')}
        />
      }
      actions={
        <>
          {status !== 'READING' && <LinkButton to="/delivery-method/update-payment/$id/lines" params={{ id }} icon={Search}>{t('Search lines')}</LinkButton>}
          <StatementActions statement={node} onProblem={setProblem} onDone={finish} />
        </>
      }
      banners={
        <>
          {problem}
          <ChangedOrders statement={node} onProblem={setProblem} onDone={finish} />
          {node.problem && <Banner meaning="bad" title={t('It could not be posted')}>{keptText(node.problem)}</Banner>}
          {isInProgress(node) && (
            <Banner meaning="info" title={status === 'READING' ? t('Its lines are compared with your books') : t('Its voucher is being booked')}>
              {status === 'READING' && t('{{done}} of {{all}}', { done: formatCount(node.readCount), all: formatCount(lineCount) })}
            </Banner>
          )}
        </>
      }
    >
      <StatementFigures statement={node} />
      <StatementDifferences statement={node} onDone={finish} />
      <StatementLines statement={node} courier={courier.name} reads={reads} onProblem={setProblem} />
      {/* Posting answers with the status alone: the voucher of the draft is there until the page has been read again. */}
      {status === 'DRAFT' && <StatementVoucher statement={node} courier={courier.name} />}
      <DetailPair>
        {node.journal && <JournalRows of={node.id} page={node.journal} />}
        <RecordTasks kind="STATEMENT" id={node.id} />
        <AuditTimeline of={node.id} timeline={node.timeline} />
      </DetailPair>
    </RecordScreen>
  );
}
