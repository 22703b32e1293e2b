import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { NewPurchasePageQuery, NewPurchasePageQuery$data } from '../../__generated__/NewPurchasePageQuery.graphql.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { IconLink } from '../../ui/IconLink.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PurchaseForm } from './components/PurchaseForm.tsx';
import { emptyPurchase, lineOf } from './purchaseDraft.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { newPurchaseRoute } from './purchasesRoutes.ts';
import { wantedFrom } from './wanted.ts';

// Loaded on use: only an address that was typed leads to no purchase, and few shops run low of more than a purchase takes.
const NotFoundPage = lazyPart(() => import('../../routes/NotFoundPage.tsx'), 'NotFoundPage');
const MoreRunsLow = lazyPart(() => import('./components/MoreRunsLow.tsx'), 'MoreRunsLow');

const newPurchasePageQuery = graphql`
  query NewPurchasePageQuery(
    $id: ID!
    $codes: [String!]!
    $isEdit: Boolean!
    $hasCodes: Boolean!
    $isLow: Boolean!
    $low: LowStockProductsFilter
  ) @preloadable {
    locations(first: 100) {
      edges {
        node {
          id
          name
          isDefault
        }
      }
    }
    variants(first: 100, filter: { codes: $codes }) @include(if: $hasCodes) {
      edges {
        node {
          id
          title
          sku
          pictureUrl
          averageCost
        }
      }
    }
    lowStockPurchase(filter: $low) @include(if: $isLow) {
      hasMore
      lines {
        variantId
        title
        sku
        pictureUrl
        averageCost
        pieces
      }
    }
    node(id: $id) @include(if: $isEdit) {
      __typename
      ... on Purchase {
        id
        number
        version
        billNumber
        billDay
        note
        discount
        extraCost
        extraSpread
        extraAccount
        extraAccountId
        supplier {
          id
          name
        }
        location {
          id
        }
        lines {
          quantity
          unitCost
          note
          sku
          title: name
          variant {
            id
            pictureUrl
          }
        }
      }
    }
  }
`;

type Purchase = Extract<NonNullable<NewPurchasePageQuery$data['node']>, { __typename: 'Purchase' }>;

const draftOf = ({ supplier, location, billNumber, note: words, ...purchase }: Purchase): PurchaseDraft => ({
  ...emptyPurchase,
  supplierId: supplier.id,
  supplierName: supplier.name,
  locationId: location.id,
  billNumber,
  billDay: dhakaDay(new Date(purchase.billDay)),
  note: words,
  lines: purchase.lines.map(({ variant: { id: variantId, pictureUrl }, unitCost = null, ...line }) => ({ ...line, variantId, pictureUrl, unitCost })),
  discount: purchase.discount || null,
  extraCost: purchase.extraCost || null,
  extraSpread: purchase.extraSpread as PurchaseDraft['extraSpread'],
  extraFrom: purchase.extraAccount ?? purchase.extraAccountId ?? 'BILL',
});

/**
 * The purchase form: `/purchase/new-purchase`; with `?edit` a purchase without received goods, with `?buy` prefilled
 * with given products; with `?low` prefilled with all that runs low.
 */
export function NewPurchasePage() {
  const { t } = useTranslation();
  const data = useRouteQuery<NewPurchasePageQuery>(newPurchasePageQuery, newPurchaseRoute.useLoaderData());
  const { edit, buy } = newPurchaseRoute.useSearch();
  const locations = data.locations.edges.map(({ node }) => node);
  const purchase = data.node?.__typename === 'Purchase' ? data.node : null;
  if (edit && !purchase) return <NotFoundPage />;
  const pieces = new Map(wantedFrom(buy));
  const low = data.lowStockPurchase;
  const wanted = low
    ? low.lines.map(({ variantId, pieces: quantity, ...line }) => ({ ...lineOf({ id: variantId, ...line }), quantity }))
    : data.variants?.edges.map(({ node }) => ({ ...lineOf(node), quantity: pieces.get(node.sku) ?? 1 })) ?? [];
  const locationId = locations.find(({ isDefault }) => isDefault)?.id ?? '';
  return (
    <>
      <PageHeader
        back={<IconLink to="/purchase/purchase-list" icon={ArrowLeft} label={t('Back to purchases')} />}
        title={purchase ? t('Change purchase {{number}}', { number: purchase.number }) : t('New Increase Stock')}
      />
      {low?.hasMore && <MoreRunsLow lines={low.lines.length} />}
      <PurchaseForm
        key={purchase?.id}
        locations={locations}
        saved={purchase ? draftOf(purchase) : { ...emptyPurchase, locationId, lines: wanted }}
        changed={purchase ?? undefined}
      />
    </>
  );
}
