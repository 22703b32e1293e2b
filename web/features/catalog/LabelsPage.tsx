import { ArrowLeft, Barcode, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import type { LabelsPageQuery } from '../../__generated__/LabelsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FactTable } from '../../ui/FactTable.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PrintSheet } from '../../ui/PrintSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { labelsRoute } from './catalogRoutes.ts';
import { ProductLabel } from './components/ProductLabel.tsx';
import { barText, LABEL_SIZES, MAX_LABELS } from './labelSheet.ts';

const labelsPageQuery = graphql`
  query LabelsPageQuery($ids: [ID!]!) @preloadable {
    nodes(ids: $ids) {
      __typename
      ... on Product {
        variants {
          id
          title
          sku
          barcode
          price
          salePrice
          stock {
            onHand
          }
        }
      }
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Preview = styled.div`
  width: fit-content;
  margin-top: 12px;
  border: 1px dashed #999;
`;

function BackLink() {
  const { t } = useTranslation();
  return <IconLink to="/product/product-list" icon={ArrowLeft} label={t('Back to products')} />;
}

/* A column is as wide as its words; a field has none. */
const Copies = styled.div`
  width: 88px;
  margin-left: auto;
`;

/** Labels with barcodes for the products chosen in the list: `/product/labels?ids=`. */
export function LabelsPage() {
  const { t } = useTranslation();
  const { nodes } = useRouteQuery<LabelsPageQuery>(labelsPageQuery, labelsRoute.useLoaderData());
  const variants = nodes.flatMap((node) => (node?.__typename === 'Product' ? node.variants : []));
  const [sizeId, setSizeId] = useState<string>(LABEL_SIZES[0].id);
  const [copies, setCopies] = useState<ReadonlyMap<string, number | null>>(new Map());
  const size = LABEL_SIZES.find(({ id }) => id === sizeId) ?? LABEL_SIZES[0];
  const copiesOf = (id: string) => copies.get(id) ?? (copies.has(id) ? 0 : 1);
  const total = variants.reduce((sum, { id }) => sum + copiesOf(id), 0);
  const factsOf = (variant: (typeof variants)[number]) => ({ ...variant, price: variant.salePrice ?? variant.price });
  const unreadable = variants.filter((variant) => barText(variant) === null);
  const first = variants.find(({ id }) => copiesOf(id) > 0);
  if (variants.length === 0) {
    return (
      <>
        <PageHeader back={<BackLink />} title={t('Barcode labels')} />
        <Card>
          <EmptyState
            title={t('No products chosen')}
            icon={Barcode}
            action={<LinkButton to="/product/product-list">{t('Choose products')}</LinkButton>}
          >
            {t('Choose products in the list, then Labels: each piece gets one.')}
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        back={<BackLink />}
        title={t('Barcode labels')}
        count={t('{{total}} labels', { total: formatCount(total) })}
        actions={
          <Button
            variant="primary"
            icon={Printer}
            disabled={total === 0 || total > MAX_LABELS}
            onClick={() => window.print()}
          >
            {t('Print labels')}
          </Button>
        }
      />
      <Stack>
        {total > MAX_LABELS && (
          <Banner meaning="warn" title={t('At most {{limit}} labels at once', { limit: formatCount(MAX_LABELS) })}>
            {t('Print them in parts.')}
          </Banner>
        )}
        {unreadable.length > 0 && (
          <Banner meaning="warn" title={t('Some labels have no bars')}>
            {t('{{skus}}: bars are made of Latin letters, digits and signs only. Give the variant a barcode.', {
              skus: unreadable.map(({ sku }) => sku).join(', '),
            })}
          </Banner>
        )}
        <Card title={t('Size')}>
          <Select
            label={t('Size of a label')}
            options={LABEL_SIZES.map(({ id, width, height }) => ({ id, label: t('{{width}} × {{height}} mm', { width, height }) }))}
            value={size.id}
            onChange={setSizeId}
          />
          {first && (
            <Preview>
              <ProductLabel facts={factsOf(first)} size={size} />
            </Preview>
          )}
        </Card>
        <Card
          title={t('Copies')}
          isFlush
          actions={
            <Button
              size="small"
              onClick={() => setCopies(new Map(variants.map(({ id, stock }) => [id, Math.max(stock.onHand, 0)])))}
            >
              {t('One for each piece on hand')}
            </Button>
          }
        >
          <FactTable
            label={t('Copies')}
            isStackedOnPhone
            rows={variants}
            getRowId={({ id }) => id}
            columns={[
              { id: 'title', header: t('Variant'), isWide: true, cell: ({ title }) => title },
              {
                id: 'copies',
                header: t('Copies'),
                align: 'end',
                cell: ({ id, title }) => (
                  <Copies>
                    <NumberField
                      label={t('Copies of {{name}}', { name: title })}
                      isLabelHidden
                      min={0}
                      max={MAX_LABELS}
                      value={copiesOf(id)}
                      onChange={(count) => setCopies(new Map(copies).set(id, count))}
                    />
                  </Copies>
                ),
              },
              { id: 'bars', header: t('Bars'), cell: (variant) => barText(variant) ?? t('None') },
              { id: 'onHand', header: t('On hand'), align: 'end', cell: ({ stock }) => formatCount(stock.onHand) },
            ]}
          />
        </Card>
      </Stack>
      {total <= MAX_LABELS && (
        <PrintSheet pages={`@page { size: ${size.width}mm ${size.height}mm; margin: 0 }`}>
          {variants.flatMap((variant) =>
            Array.from({ length: copiesOf(variant.id) }, (_, copy) => (
              <ProductLabel key={`${variant.id}-${copy}`} facts={factsOf(variant)} size={size} />
            )),
          )}
        </PrintSheet>
      )}
    </>
  );
}
