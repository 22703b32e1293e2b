import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { NewProductPageQuery } from '../../__generated__/NewProductPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { newProductRoute } from './catalogRoutes.ts';
import { NewProductForm } from './components/NewProductForm.tsx';

const newProductPageQuery = graphql`
  query NewProductPageQuery @preloadable {
    ...CategoryBrandFields_query
    viewer {
      business {
        productUsage
        productLimit
      }
    }
  }
`;

/** The form of a new product: `/product/new-product`. */
export function NewProductPage() {
  const { t } = useTranslation();
  const canExtend = useCan('ADMIN');
  const data = useRouteQuery<NewProductPageQuery>(newProductPageQuery, newProductRoute.useLoaderData());
  const business = data.viewer?.business;
  const isFull = business ? business.productUsage >= business.productLimit : false;
  return (
    <>
      <PageHeader
        back={<IconLink to="/product/product-list" icon={ArrowLeft} label={t('Back to products')} />}
        title={t('New product')}
        count={
          business &&
          t('{{used}} of {{limit}} products', {
            used: formatCount(business.productUsage),
            limit: formatCount(business.productLimit),
          })
        }
      />
      {isFull && (
        <Banner
          meaning="warn"
          title={t('Your package holds no more products')}
          action={canExtend && <TextLink to="/reports/my-limits">{t('My Limits')}</TextLink>}
        >
          {t('Extend the package to add another one.')}
        </Banner>
      )}
      <NewProductForm query={data} />
    </>
  );
}
