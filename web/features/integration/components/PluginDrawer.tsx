import { useTranslation } from 'react-i18next';
import { CHECKOUT_REFUSAL } from '../../../../schema/rules/checkout-refusal.ts';
import type { CheckoutProof } from '../../../__generated__/useSavePluginSettingMutation.graphql.ts';
import { FormMoneyField, FormNumberField, FormSelect, FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSavePluginSetting } from '../mutations/useSavePluginSetting.ts';
import { PHONE_PROOFS, phoneProofText } from '../phoneProof.ts';

export interface PluginSite {
  readonly id: string;
  readonly name: string;
  readonly plugin: {
    readonly version: number;
    readonly capturesCheckout: boolean;
    readonly consentText: string;
    readonly duplicateHours: number;
    readonly velocityLimit: number;
    readonly prepayFrom: number | null | undefined;
    readonly phoneProof: CheckoutProof;
    readonly messageBn: string;
    readonly messageEn: string;
  };
}

interface PluginDrawerProps {
  site: PluginSite;
  onClose: () => void;
  onReload: () => unknown;
}

/** The setting of the plugin in one shop. */
export function PluginDrawer({ site: { id, name, plugin }, onClose, onReload }: PluginDrawerProps) {
  const { t } = useTranslation();
  const { savePluginSetting } = useSavePluginSetting();
  const form = useCommandForm({
    saved: {
      capturesCheckout: plugin.capturesCheckout, consentText: plugin.consentText, messageBn: plugin.messageBn, messageEn: plugin.messageEn,
      duplicateHours: plugin.duplicateHours as number | null, velocityLimit: plugin.velocityLimit as number | null,
      prepayFrom: plugin.prepayFrom ?? null, phoneProof: plugin.phoneProof as string,
    },
    save: ({ duplicateHours, velocityLimit, phoneProof, ...values }) =>
      savePluginSetting({ siteId: id, version: plugin.version, ...values, phoneProof: phoneProof as CheckoutProof, duplicateHours: duplicateHours ?? 0, velocityLimit: velocityLimit ?? 0 }),
    onSaved: () => {
      toast.success(t('{{name}} is saved', { name }));
      onClose();
    },
  });
  return (
    <FormDrawer hasAddress form={form} title={t('Plugin of {{name}}', { name })} submitLabel={t('Save')} width={440} onClose={onClose} onReload={onReload}>
      <FormSwitch
        form={form} name="capturesCheckout" label={t('Keep unfinished checkouts')}
        description={t('Of buyers who tick the box. They come to the list of web orders under Incomplete.')}
      />
      <FormTextField
        form={form} name="consentText" label={t('What the buyer agrees to')} maxLength={300} autoComplete="off"
        placeholder={t('The shop may call me about this order, even if I do not finish it.')}
      />
      <FormSelect
        form={form} name="phoneProof" label={t('Code by SMS before the order')}
        description={t('The buyer types it at the checkout. Each code is an SMS of your balance; when none can be sent, the order is taken without.')}
        options={PHONE_PROOFS.map((proof) => ({ id: proof, label: phoneProofText(proof, t) }))}
      />
      <FormMoneyField
        form={form} name="prepayFrom" label={t('Paid in advance from a total of')}
        description={t('Cash on delivery is not taken from there on; empty: never.')}
      />
      <FormNumberField
        form={form} name="velocityLimit" label={t('Paid in advance from so many orders a day')} min={0} max={100}
        description={t('Of one phone or browser; 0: never.')}
      />
      <FormNumberField
        form={form} name="duplicateHours" label={t('The same goods are refused within, hours')} min={0} max={720}
        description={t('For the same phone; 0: never.')}
      />
      <FormTextField
        form={form} name="messageBn" label={t('What a refused buyer reads in Bangla')} maxLength={300} autoComplete="off"
        placeholder={CHECKOUT_REFUSAL.BLOCK.messageBn}
      />
      <FormTextField
        form={form} name="messageEn" label={t('What a refused buyer reads in English')} maxLength={300} autoComplete="off"
        placeholder={CHECKOUT_REFUSAL.BLOCK.messageEn}
      />
    </FormDrawer>
  );
}
