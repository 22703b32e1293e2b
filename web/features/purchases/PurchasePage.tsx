import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatDay } from '../../../schema/rules/format.ts';
import { phoneText } from '../../../schema/rules/phone.ts';
import type { PurchasePage_purchase$key } from '../../__generated__/PurchasePage_purchase.graphql.ts';
import type { PurchasePageQuery } from '../../__generated__/PurchasePageQuery.graphql.ts';
import { useProblemBanner } from '../../forms/ProblemBanner.tsx';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { textFact } from '../../ui/textFact.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { RecordTasks } from '../tasks/lazyRecordTasks.ts';
import { JournalRows } from '../stock/components/JournalRows.tsx';
import { PrintButton } from '../stock/components/PrintButton.tsx';
import { StockRows } from '../stock/components/StockRows.tsx';
import { PurchaseActions } from './components/PurchaseActions.tsx';
import { PurchaseItems } from './components/PurchaseItems.tsx';
import { PurchaseSheet } from './components/PurchaseSheet.tsx';
import { purchaseRoute } from './purchasesRoutes.ts';

// Loaded after the main content, because uploading needs more code.
const PurchaseFiles = lazyPart(() => import('./components/PurchaseFiles.tsx'), 'PurchaseFiles');

const purchasePageQuery = graphql`
  query PurchasePageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Purchase {
        ...PurchasePage_purchase
      }
    }
    viewer {
      business {
        name
      }
    }
  }
`;

/** One purchase: `/purchase/purchase-list/$id`. */
export function PurchasePage() {
  const { node, viewer } = useRouteQuery<PurchasePageQuery>(purchasePageQuery, purchaseRoute.useLoaderData());
  if (node?.__typename !== 'Purchase') return <NotFoundPage />;
  return <PurchaseDetail purchase={node} business={viewer?.business?.name ?? ''} />;
}

function PurchaseDetail({ purchase: key, business }: { purchase: PurchasePage_purchase$key; business: string }) {
  const { t } = useTranslation();
  const purchase = useFragment(
    graphql`
      fragment PurchasePage_purchase on Purchase {
        id
        number
        status
        billNumber
        billDay
        note
        voidReason
        createdByName
        supplier {
          id
          name
          phone
        }
        location {
          name
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
        ...PurchaseActions_purchase
        ...PurchaseItems_purchase
        ...PurchaseSheet_purchase
        ...PurchaseFiles_purchase
      }
    `,
    key,
  );
  const { id, number, status, supplier, location, billNumber, billDay, note, voidReason, createdByName } = purchase;

  const title = t('Purchase {{number}}', { number });
  const [problem, setProblem] = useProblemBanner(title, useReload<PurchasePageQuery>(purchasePageQuery, { id }));

  return (
    <RecordScreen
      title={title}
      marks={<StatusBadge status={status} />}
      note={createdByName ? t('entered by {{name}}', { name: createdByName }) : undefined}
      back={
        <RecordNav
          kind="purchase"
          id={id}
          fallback="/purchase/purchase-list"
          linkOf={(next) => ({ to: '/purchase/purchase-list/$id', params: { id: next } })}
          label={t('Back to purchases')}
        />
      }
      actions={
        <>
          <PrintButton />
          <PurchaseActions purchase={purchase} onProblem={setProblem} />
        </>
      }
      banners={problem}
      aside={
        <>
          <Card title={t('Supplier and bill')}>
            <DescriptionList
              layout="facts"
              items={[
                {
                  id: 'supplier', term: t('Supplier'),
                  value: <TextLink to="/purchase/purchase-list" search={{ supplier: supplier.id }}>{supplier.name}</TextLink>,
                },
                ...textFact('phone', t('Phone'), supplier.phone && phoneText(supplier.phone)),
                ...textFact('bill', t('Bill number'), billNumber),
                ...textFact('day', t('Day of the bill'), formatDay(billDay)),
                ...textFact('location', t('Goods go to'), location.name),
                ...textFact('note', t('Note'), note),
                ...textFact('void', t('Void because'), voidReason ?? ''),
              ]}
            />
          </Card>
          <PurchaseFiles purchase={purchase} />
          <RecordTasks kind="PURCHASE" id={purchase.id} />
          <AuditTimeline of={purchase.id} timeline={purchase.timeline} />
        </>
      }
    >
      <PurchaseItems purchase={purchase} />
      <PurchaseSheet purchase={purchase} business={business} />
      <StockRows of={purchase.id} page={purchase.stockMovements} />
      {purchase.journal && <JournalRows of={purchase.id} page={purchase.journal} />}
    </RecordScreen>
  );
}
