import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DeliveryMethodForm } from './components/DeliveryMethodForm.tsx';
import { emptyMethod } from './deliveryMethodDraft.ts';

/** The form of a new delivery method: `/delivery-method/add-new-dm`. */
export function NewDeliveryMethodPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        back={<IconLink to="/delivery-method/dm-list" icon={ArrowLeft} label={t('Back to delivery methods')} />}
        title={t('Add delivery method')}
      />
      <DeliveryMethodForm saved={emptyMethod} />
    </>
  );
}
