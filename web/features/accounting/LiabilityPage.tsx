import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatDay, formatTaka } from '../../../schema/rules/format.ts';
import type { LiabilityPageQuery, LiabilityPageQuery$data } from '../../__generated__/LiabilityPageQuery.graphql.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Badge, StateWord } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { textFact } from '../../ui/textFact.ts';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { JournalRows } from '../stock/components/JournalRows.tsx';
import { liabilityKindText } from './accountText.ts';
import { liabilityRoute } from './accountingRoutes.ts';
import { LiabilityActions } from './components/LiabilityActions.tsx';
import { LiabilityFiles } from './components/LiabilityFiles.tsx';
import { LiabilityPayments } from './components/LiabilityPayments.tsx';
import { accountName } from './accountName.ts';

const query = graphql`
  query LiabilityPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Liability {
        id
        number
        kind
        status
        party
        note
        day
        isLate
        amount
        paid
        left
        interest
        voidReason
        createdByName
        account {
          name
        }
        schedule {
          day
          amount
          paid
          isLate
        }
        ...LiabilityActions_liability
        ...LiabilityPayments_liability
        ...LiabilityFiles_liability
        timeline(first: 50) {
          ...AuditTimeline_timeline
        }
        journal(first: 50) {
          ...JournalRows_page
        }
      }
    }
  }
`;

type Part = Extract<NonNullable<LiabilityPageQuery$data['node']>, { __typename: 'Liability' }>['schedule'][number];

/** One loan, salary or bill: `/liability/$id`. */
export function LiabilityPage() {
  const { t } = useTranslation();
  const { node } = useRouteQuery<LiabilityPageQuery>(query, liabilityRoute.useLoaderData());
  if (node?.__typename !== 'Liability') return <NotFoundPage />;
  const { id, number, kind, status, party, note, day, isLate, amount, paid, left, interest, voidReason, createdByName, account, schedule } = node;
  return (
    <RecordScreen
      title={party}
      marks={
        <>
          <StatusBadge status={status} />
          {isLate && <Badge meaning="bad">{t('Late')}</Badge>}
        </>
      }
      note={t('{{kind}} {{number}}', { kind: liabilityKindText(kind, t), number })}
      back={
        <RecordNav
          kind="liability"
          id={id}
          fallback="/liability/liability-list"
          linkOf={(next) => ({ to: '/liability/$id', params: { id: next } })}
          label={t('Go back')}
        />
      }
      actions={<LiabilityActions liability={node} />}
      aside={<AuditTimeline of={node.id} timeline={node.timeline} />}
    >
      <Card title={liabilityKindText(kind, t)}>
        <DescriptionList
          layout="facts"
          items={[
            { id: 'left', term: t('Still owed'), value: formatTaka(left) },
            { id: 'amount', term: t('Owed at first'), value: formatTaka(amount) },
            { id: 'paid', term: t('Paid'), value: formatTaka(paid) },
            ...textFact('interest', t('Interest paid'), interest ? formatTaka(interest) : null),
            { id: 'day', term: t('Owed since'), value: formatDay(day) },
            ...textFact('account', kind === 'LOAN' ? t('It came to') : t('Category'), account ? accountName(account.name) : undefined),
            ...textFact('note', t('Note'), note),
            ...textFact('by', t('Entered by'), createdByName),
            ...textFact('void', t('Void because'), voidReason),
          ]}
        />
      </Card>
      {status !== 'VOID' && schedule.length > 1 && (
        <Card title={t('When it is due')} isFlush>
          <FactTable<Part>
            label={t('When it is due')}
            rows={schedule}
            getRowId={(part) => part.day}
            isStackedOnPhone
            columns={[
              { id: 'day', header: t('Due'), isWide: true, cell: (part) => formatDay(part.day) },
              { id: 'amount', header: t('Amount'), align: 'end', cell: (part) => formatTaka(part.amount) },
              { id: 'paid', header: t('Paid'), align: 'end', cell: (part) => (part.paid === 0 ? '–' : formatTaka(part.paid)) },
              {
                id: 'state', header: t('Status'),
                cell: (part) => (part.paid === part.amount ? <StateWord meaning="good">{t('Paid')}</StateWord> : part.isLate ? <Badge meaning="bad">{t('Late')}</Badge> : <StatusBadge status="OPEN" />),
              },
            ]}
          />
        </Card>
      )}
      <LiabilityPayments liability={node} />
      <LiabilityFiles liability={node} />
      {node.journal && <JournalRows of={node.id} page={node.journal} />}
    </RecordScreen>
  );
}
