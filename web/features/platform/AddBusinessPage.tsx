import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionTier } from '../../__generated__/useAddPlatformBusinessMutation.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { FormNumberField, FormPhoneField, FormSelect, FormTextField } from '../../forms/fields.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toast } from '../../ui/toast.tsx';
import { TIERS } from './businessSearch.ts';
import { FormEnd, FormStack, Stacked } from './components/formLayout.tsx';
import { useAddPlatformBusiness } from './mutations/useAddPlatformBusiness.ts';

interface Draft {
  name: string;
  founderEmail: string;
  founderName: string;
  hotline: string;
  tier: string;
  days: number | null;
}

const EMPTY: Draft = { name: '', founderEmail: '', founderName: '', hotline: '', tier: 'TRIAL', days: 14 };

/** Opens a business for somebody: `/super-admin/add-new-business`. */
export function AddBusinessPage() {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { addBusiness } = useAddPlatformBusiness();
  const form = useCommandForm({
    saved: EMPTY,
    save: ({ name, founderEmail, founderName, hotline, tier, days }) =>
      addBusiness({
        name: name.trim(),
        founderEmail: founderEmail.trim(),
        tier: tier as SubscriptionTier,
        days: days ?? 0,
        ...(founderName.trim() && { founderName: founderName.trim() }),
        ...(hotline.trim() && { hotline: hotline.trim() }),
      }),
    onSaved: ({ id, name }, { founderEmail }) => {
      toast.success(t('{{name}} is opened, {{email}} is invited', { name, email: founderEmail.trim() }));
      return navigate({ to: '/super-admin/business-list/$id', params: { id }, replace: true });
    },
  });
  return (
    <>
      <PageHeader
        back={<IconLink to="/super-admin/business-list" icon={ArrowLeft} label={t('Go back')} />}
        title={t('Add New Business')}
      />
      <CommandForm form={form} hasSaveKey onReload={null}>
        <FormStack>
          <Card title={t('Business')}>
            <Stacked>
              <FormTextField form={form} label={t('Name')} name="name" isRequired maxLength={100} autoComplete="off" autoFocus />
              <FormPhoneField form={form} label={t('Hotline')} name="hotline" />
              <FieldRow>
                <FormSelect form={form} label={t('Package')} name="tier" options={TIERS.map((id) => ({ id, label: id }))} />
                <FormNumberField form={form} label={t('Days of the package')} name="days" min={0} max={3_660} isRequired />
              </FieldRow>
            </Stacked>
          </Card>
          <Card title={t('Founder')}>
            <Stacked>
              <FormTextField
                form={form}
                label={t('E-mail')}
                name="founderEmail"
                type="email"
                isRequired
                maxLength={254}
                autoComplete="off"
                description={t('Gets an invitation, and is the founder once it is accepted.')}
              />
              <FormTextField form={form} label={t('Name until they join')} name="founderName" maxLength={100} autoComplete="off" />
            </Stacked>
          </Card>
          <FormEnd>
            <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>{t('Open and invite')}</Button>
          </FormEnd>
        </FormStack>
      </CommandForm>
    </>
  );
}
