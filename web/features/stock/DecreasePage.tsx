import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import type { DecreasePage_adjustment$data, DecreasePage_adjustment$key } from '../../__generated__/DecreasePage_adjustment.graphql.ts';
import type { DecreasePageQuery } from '../../__generated__/DecreasePageQuery.graphql.ts';
import { useProblemBanner } from '../../forms/ProblemBanner.tsx';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useReload } from '../../relay/useReload.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { useCan } from '../../shell/usePermissions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ReasonDialog } from '../../forms/ReasonDialog.tsx';
import { CellText } from '../../ui/datagrid/CellText.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { textFact } from '../../ui/textFact.ts';
import { toast } from '../../ui/toast.tsx';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { SkuLink } from '../catalog/SkuLink.tsx';
import { reasonText } from './adjustmentReasons.ts';
import { JournalRows } from './components/JournalRows.tsx';
import { PrintButton } from './components/PrintButton.tsx';
import { Photo, PhotoGrid } from '../files/PhotoGrid.tsx';
import { StockRows } from './components/StockRows.tsx';
import { StockSheet } from './components/StockSheet.tsx';
import { useDecideDecrease } from './mutations/useDecideDecrease.ts';
import { useRefundDecrease } from './mutations/useRefundDecrease.ts';
import { useReverseDecrease } from './mutations/useReverseDecrease.ts';
import { decreaseRoute } from './stockRoutes.ts';

// Loaded on demand: few decreases go back to a supplier.
const SupplierMoneyDialog = lazyPart(() => import('../purchases/components/SupplierMoneyDialog.tsx'), 'SupplierMoneyDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const decreasePageQuery = graphql`
  query DecreasePageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on StockAdjustment {
        ...DecreasePage_adjustment
      }
    }
    viewer {
      business {
        name
      }
    }
  }
`;

type Line = DecreasePage_adjustment$data['lines'][number];

/** One stock decrease: `/adjust-stock/adjust-stock-list/$id`. */
export function DecreasePage() {
  const { node, viewer } = useRouteQuery<DecreasePageQuery>(decreasePageQuery, decreaseRoute.useLoaderData());
  if (node?.__typename !== 'StockAdjustment') return <NotFoundPage />;
  return <DecreaseDetail adjustment={node} business={viewer?.business?.name ?? ''} />;
}

function DecreaseDetail({ adjustment: key, business }: { adjustment: DecreasePage_adjustment$key; business: string }) {
  const { t } = useTranslation();
  const [isReversing, setReversing] = useState(false);
  const { decideDecrease, isInFlight: isDeciding } = useDecideDecrease();
  const { reverseDecrease } = useReverseDecrease();
  const [isPaidBack, setPaidBack] = useState(false);
  const { refundDecrease } = useRefundDecrease();
  const canBuy = useCan('purchase');
  const adjustment = useFragment(
    graphql`
      fragment DecreasePage_adjustment on StockAdjustment {
        id
        number
        status
        reason
        version
        note
        value
        heldBySupplier
        viewerCanDecide
        shortages {
          sku
          available
        }
        createdByName
        decidedByName
        location {
          name
        }
        lines {
          sku
          name
          quantity
        }
        photos {
          id
          medium: url(size: MEDIUM)
          large: url(size: LARGE)
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
      }
    `,
    key,
  );
  const { id: adjustmentId, number, status, reason, version, note, value, heldBySupplier, viewerCanDecide } = adjustment;
  const { createdByName, decidedByName, location, lines, photos } = adjustment;
  const left = new Map(status === 'WAITING' ? adjustment.shortages.map(({ sku, available }) => [sku, available]) : []);

  const title = t('Decrease {{number}}', { number });
  const [problem, setProblem] = useProblemBanner(title, useReload<DecreasePageQuery>(decreasePageQuery, { id: adjustmentId }));

  async function decide(isApproved: boolean) {
    const outcome = await decideDecrease({ adjustmentId, version, isApproved });
    setProblem(outcome.ok ? null : outcome.problem);
    if (outcome.ok) toast.success(isApproved ? t('The pieces have left the stock') : t('The stock stays as it was'));
  }

  return (
    <RecordScreen
      title={title}
      marks={<StatusBadge status={status} />}
      note={createdByName ? t('entered by {{name}}', { name: createdByName }) : undefined}
      back={
        <RecordNav
          kind="decrease"
          id={adjustmentId}
          fallback="/adjust-stock/adjust-stock-list"
          linkOf={(next) => ({ to: '/adjust-stock/adjust-stock-list/$id', params: { id: next } })}
          label={t('Back to decreases')}
        />
      }
      actions={
        <>
          <PrintButton />
          {(heldBySupplier ?? 0) > 0 && canBuy && <Button onClick={() => setPaidBack(true)}>{t('Money back')}</Button>}
          {status === 'POSTED' && <Button onClick={() => setReversing(true)}>{t('Take back')}</Button>}
          {viewerCanDecide && (
            <>
              <Button onClick={() => void decide(false)} disabled={isDeciding}>
                {t('Reject')}
              </Button>
              <Button variant="primary" onClick={() => void decide(true)} isPending={isDeciding}>
                {t('Approve')}
              </Button>
            </>
          )}
        </>
      }
      banners={
        <>
          {problem}
          {left.size > 0 && (
            <Banner meaning="warn" title={t('Too few pieces are there now')}>
              {t('It can be approved once they are there again, or rejected.')}
            </Banner>
          )}
        </>
      }
      aside={
        <>
          <Card title={t('Why')}>
            <DescriptionList
              layout="facts"
              items={[
                ...textFact('reason', t('Reason'), reasonText(reason, t)),
                ...textFact('location', t('Where they were'), location.name),
                ...textFact('value', t('Value'), formatTaka(value) ?? ''),
                ...textFact('decided', t('Decided by'), decidedByName),
                ...textFact('note', t('What happened'), note),
              ]}
            />
          </Card>
          <AuditTimeline of={adjustment.id} timeline={adjustment.timeline} />
        </>
      }
    >
      <Card isFlush>
        <FactTable<Line>
          label={t('Items')}
          rows={lines}
          getRowId={(_line, index) => String(index)}
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
            {
              id: 'quantity',
              header: t('Pieces'),
              align: 'end',
              cell: ({ sku, quantity }) => {
                const available = left.get(sku);
                if (available === undefined) return formatCount(quantity);
                return <CellText tone="bad" secondary={t('Only {{left, number}} here', { left: available })}>{formatCount(quantity)}</CellText>;
              },
            },
          ]}
        />
      </Card>
      {photos.length > 0 && (
        <Card title={t('Photos')} icon={Camera}>
          <PhotoGrid aria-label={t('Photos')}>
            {photos.map(({ id, medium, large }, index) => (
              <Photo key={id}>
                <a href={large} target="_blank" rel="noreferrer">
                  <img src={medium} alt={t('Photo {{number}}', { number: index + 1 })} />
                </a>
              </Photo>
            ))}
          </PhotoGrid>
        </Card>
      )}
      <StockSheet<Line>
        title={t('Decrease {{number}}', { number })}
        business={business}
        facts={[[t('Reason'), reasonText(reason, t)], [t('Where they were'), location.name], [t('What happened'), note], [t('Value'), formatTaka(value)]]}
        lines={lines}
        item={t('Item')}
        itemOf={(line) => line}
        columns={[{ header: t('Pieces'), cell: ({ quantity }) => formatCount(quantity) }]}
        people={[[t('Entered by'), createdByName], [t('Decided by'), decidedByName]]}
      />
      <StockRows of={adjustment.id} page={adjustment.stockMovements} />
      {adjustment.journal && <JournalRows of={adjustment.id} page={adjustment.journal} />}
      {isPaidBack && (
        <SupplierMoneyDialog
          title={t('Money back from the supplier')}
          submitLabel={t('Save')}
          accountLabel={t('Received on')}
          amount={heldBySupplier ?? null}
          save={(money) => refundDecrease({ adjustmentId, version, ...money })}
          onSaved={(amount) => toast.success(t('{{amount}} came back', { amount: formatTaka(amount) }))}
          onClose={() => setPaidBack(false)}
        />
      )}
      {isReversing && (
        <ReasonDialog
          title={t('Take this decrease back?')}
          submitLabel={t('Take back')}
          save={(why) => reverseDecrease({ adjustmentId, version, reason: why })}
          onSaved={() => {
            setReversing(false);
            toast.success(t('The pieces are in stock again'));
          }}
          onClose={() => setReversing(false)}
        >
          {t('The pieces are in stock again, at what they were booked at.')}
        </ReasonDialog>
      )}
    </RecordScreen>
  );
}
