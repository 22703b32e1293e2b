import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { takeFromLink } from '../../list/takeFromLink.ts';
import { useCan } from '../../shell/usePermissions.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { ImportScreen } from '../import/ImportScreen.tsx';
import { useImportCustomers } from './mutations/useImportCustomers.ts';
import { usePreviewCustomerImport } from './mutations/usePreviewCustomerImport.ts';

/** Imports customers from a CSV or XLSX file, with a preview row by row: `/customer/bulk-upload`. */
export function BulkUploadPage() {
  const { t } = useTranslation();
  const mayExport = useCan('export');
  const { previewCustomerImport } = usePreviewCustomerImport();
  const { importCustomers, isInFlight } = useImportCustomers();
  return (
    <ImportScreen
      title={t('Bulk Upload')}
      words={t('A row is a customer, found by the phone number: who is known is changed, who is not is added. An empty cell leaves what is there, a dash clears tags or a note; tags and addresses are added.')}
      links={(
        <>
          <ExternalLink href="/api/export/customer-template?format=xlsx" download onClick={takeFromLink}>{t('An empty Excel file with the columns')}</ExternalLink>
          {mayExport && (
            <ExternalLink href="/api/export/customers?format=xlsx" download onClick={takeFromLink}>
              {t('Your customers as an Excel file, to change and import again')}
            </ExternalLink>
          )}
        </>
      )}
      purpose="customer-import"
      fields={fieldNames(t)}
      badge={(action) => badge(action, t)}
      countOf={({ creates, changes }) => creates + changes}
      unchanged={t('All of it is known of your customers already.')}
      problemsFile="customer-import-problems"
      ask={previewCustomerImport}
      start={importCustomers}
      isStarting={isInFlight}
    />
  );
}

const fieldNames = (t: TFunction): Record<string, string> => ({
  NAME: t('Name'),
  PHONE: t('Phone'),
  ADDRESS: t('Address'),
  DISTRICT: t('District'),
  TAGS: t('Tags'),
  NOTE: t('Note'),
  NO_SMS: t('No SMS (yes or no)'),
});

function badge(action: string, t: TFunction) {
  switch (action) {
    case 'CREATE':
      return <Badge meaning="good">{t('New customer')}</Badge>;
    case 'CHANGE':
      return <Badge meaning="info">{t('Changes')}</Badge>;
    case 'WRONG':
      return <Badge meaning="bad">{t('Left out')}</Badge>;
    default:
      return <Badge>{t('No change')}</Badge>;
  }
}
