import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { CategoryBrandPageQuery } from '../../__generated__/CategoryBrandPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { DetailColumns, DetailStack } from '../../ui/DetailColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { categoryBrandRoute } from './catalogRoutes.ts';
import { BrandList } from './components/BrandList.tsx';
import { CategoryTree } from './components/CategoryTree.tsx';

const categoryBrandPageQuery = graphql`
  query CategoryBrandPageQuery @preloadable {
    ...CategoryTree_query
    ...BrandList_query
  }
`;

/** The category tree and the brands: `/product/category-brand`. */
export function CategoryBrandPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<CategoryBrandPageQuery>(categoryBrandPageQuery, categoryBrandRoute.useLoaderData());
  const refresh = useRefresh<CategoryBrandPageQuery>(categoryBrandPageQuery, {});
  return (
    <>
      <PageHeader title={t('Categories & Brands')} />
      <DetailColumns>
        <DetailStack>
          <CategoryTree query={data} onChanged={() => void refresh()} />
        </DetailStack>
        <DetailStack>
          <BrandList query={data} onChanged={() => void refresh()} />
        </DetailStack>
      </DetailColumns>
    </>
  );
}
