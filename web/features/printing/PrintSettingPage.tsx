import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PrintSettingPageQuery } from '../../__generated__/PrintSettingPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useReload.ts';
import { Banner } from '../../ui/Banner.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PrintSettingForm } from './components/PrintSettingForm.tsx';
import { selectInvoiceRoute, selectStickerRoute } from './printingRoutes.ts';
import { sampleOrder } from './sampleOrder.ts';
import type { PrintKind } from './usePrintJob.ts';

const printSettingPageQuery = graphql`
  query PrintSettingPageQuery @preloadable {
    printSettings {
      ...printedOrder_setting @relay(mask: false)
    }
    viewer {
      business {
        ...printedOrder_business @relay(mask: false)
      }
    }
    orders(first: 1) {
      edges {
        node {
          ...printedOrder_order @relay(mask: false)
        }
      }
    }
  }
`;

/** How invoices are printed: `/setting/select-invoice`. */
export function SelectInvoicePage() {
  const { t } = useTranslation();
  const data = useRouteQuery<PrintSettingPageQuery>(printSettingPageQuery, selectInvoiceRoute.useLoaderData());
  return <PrintSetting kind="INVOICE" title={t('Select Invoice')} data={data} />;
}

/** How stickers are printed: `/setting/select-sticker`. */
export function SelectStickerPage() {
  const { t } = useTranslation();
  const data = useRouteQuery<PrintSettingPageQuery>(printSettingPageQuery, selectStickerRoute.useLoaderData());
  return <PrintSetting kind="STICKER" title={t('Select Sticker')} data={data} />;
}

interface PrintSettingProps {
  kind: PrintKind;
  title: string;
  data: PrintSettingPageQuery['response'];
}

function PrintSetting({ kind, title, data }: PrintSettingProps) {
  const { t } = useTranslation();
  const refresh = useRefresh<PrintSettingPageQuery>(printSettingPageQuery, {});
  const setting = data.printSettings.find((one) => one.kind === kind);
  const business = data.viewer?.business;
  const newest = data.orders.edges[0]?.node;
  if (!setting || !business) return <Banner meaning="warn" title={t('Choose a business first')} />;
  return (
    <>
      <PageHeader title={title} />
      <PrintSettingForm
        key={kind}
        kind={kind}
        setting={setting}
        business={business}
        order={newest ?? sampleOrder(t)}
        isSample={!newest}
        onChanged={refresh}
      />
    </>
  );
}
