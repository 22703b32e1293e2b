import type { TFunction } from 'i18next';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { takeFromLink } from '../../../list/takeFromLink.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { ImportScreen } from '../../import/ImportScreen.tsx';
import { useImportProducts } from '../mutations/useImportProducts.ts';
import { usePreviewProductImport } from '../mutations/usePreviewProductImport.ts';
import { importFields } from './importFields.ts';

/** Imports products from a CSV or XLSX file, with a preview row by row: `/product/import`. */
export function ImportPage() {
  const { t } = useTranslation();
  const mayExport = useCan('export');
  const { previewProductImport } = usePreviewProductImport();
  const { importProducts, isInFlight } = useImportProducts();
  return (
    <ImportScreen
      title={t('Import products')}
      back={<IconLink to="/product/product-list" icon={ArrowLeft} label={t('Back to products')} />}
      words={t('A row is a variant. Rows with the same product name become one product; a SKU that is known is changed, an empty cell leaves what is there, a dash clears it.')}
      links={mayExport && (
        <ExternalLink href="/api/export/products?format=xlsx" download onClick={takeFromLink}>
          {t('Your products as an Excel file, to change and import again')}
        </ExternalLink>
      )}
      purpose="product-import"
      fields={importFields(t)}
      badge={(action) => badge(action, t)}
      countOf={({ creates, adds, changes }) => creates + adds + changes}
      unchanged={t('All of it is in your catalogue already.')}
      notice={({ freeStock }) => freeStock > 0 && (
        <Banner meaning="warn" title={t('{{count}} rows bring stock that cost nothing', { count: freeStock, defaultValue_one: '{{count}} row brings stock that cost nothing' })}>
          {t('Each sale of it would look like pure profit. Choose the column with the cost of one, if there is one.')}
        </Banner>
      )}
      problemsFile="product-import-problems"
      ask={previewProductImport}
      start={importProducts}
      isStarting={isInFlight}
    />
  );
}

function badge(action: string, t: TFunction) {
  switch (action) {
    case 'CREATE':
      return <Badge meaning="good">{t('New product')}</Badge>;
    case 'ADD':
      return <Badge meaning="good">{t('New variant')}</Badge>;
    case 'CHANGE':
      return <Badge meaning="info">{t('Changes')}</Badge>;
    case 'WRONG':
      return <Badge meaning="bad">{t('Left out')}</Badge>;
    default:
      return <Badge>{t('No change')}</Badge>;
  }
}
