import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useAddProductsToShops } from '../mutations/useAddProductsToShops.ts';
import type { ProductSelection } from '../productSelection.ts';
import { ShopChoices } from './ShopChoices.tsx';

interface AddToShopsDialogProps {
  selection: ProductSelection;
  onClose: () => void;
  onStarted?: () => void;
}

/** Asks for the web shops in which products are to be created, and starts that as a bulk job. */
export function AddToShopsDialog({ selection: { count, ...chosen }, onClose, onStarted }: AddToShopsDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { addProductsToShops } = useAddProductsToShops();
  const [siteIds, setSiteIds] = useState<readonly string[]>([]);
  const form = useCommandForm({
    saved: {},
    save: () => addProductsToShops({ ...chosen, siteIds }),
    onSaved: ({ id }) => {
      onStarted?.();
      void navigate({ to: '/bulk-jobs/$id', params: { id } });
    },
  });
  return (
    <FormDialog
      form={form} title={t('Add {{count}} products to web shops', { count, defaultValue_one: 'Add {{count}} product to web shops' })} submitLabel={t('Add')} onClose={onClose} width={460}
      canSubmit={siteIds.length > 0}
    >
      <p>{t('What a shop does not sell yet is created there as a draft: add its pictures in the shop, and publish it.')}</p>
      <Suspense fallback={null}>
        <ShopChoices
          value={siteIds} onChange={setSiteIds}
          none={<TextLink to="/setting/integrate-website">{t('Connect a web shop first')}</TextLink>}
        />
      </Suspense>
    </FormDialog>
  );
}
