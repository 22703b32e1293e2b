import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { PartyOpeningDialogQuery } from '../../../__generated__/PartyOpeningDialogQuery.graphql.ts';
import { FormMoneyField, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { currentDay } from '../../../relay/serverTime.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { toast } from '../../../ui/toast.tsx';
import { noonOf } from '../days.ts';
import { useSetPartyOpening } from '../mutations/useSetPartyOpening.ts';

interface PartyOpeningDialogProps {
  accountId: string;
  /** Of the account: what couriers owe, or what suppliers are owed. */
  isOfCouriers: boolean;
  onClose: () => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

const query = graphql`
  query PartyOpeningDialogQuery($id: ID!, $search: String!) {
    node(id: $id) {
      ... on Account {
        partyChoices(search: $search) {
          id
          name
        }
      }
    }
  }
`;

/** Sets what a courier owed, or was owed to a supplier, from before the business used the app; replaces an earlier amount. */
export function PartyOpeningDialog({ accountId, isOfCouriers, onClose }: PartyOpeningDialogProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { setPartyOpening } = useSetPartyOpening();
  const [text, setText] = useState('');
  const [party, setParty] = useState<Choice | null>(null);
  const form = useCommandForm({
    saved: { amount: null as number | null, day: currentDay() },
    save: ({ amount, day }) => setPartyOpening({
      ...(isOfCouriers ? { courierId: party?.id } : { supplierId: party?.id }), amount: amount ?? 0, ...noonOf(day),
    }),
    onSaved: (_account, { amount }) => {
      toast.success(t('The opening balance is {{amount}}', { amount: formatTaka(amount) }));
      onClose();
      void router.invalidate();
    },
  });

  // While somebody is chosen, their name in the field is not a search.
  const search = text === party?.name ? '' : text;
  const { data, isLoading, error } = useDebouncedQuery<PartyOpeningDialogQuery>(query, { id: accountId, search });

  const rows = data?.node?.partyChoices ?? [];
  const known = !party || rows.some(({ id }) => id === party.id) ? [] : [party];
  return (
    <FormDialog form={form} title={t('Opening balance')} submitLabel={t('Save')} onClose={onClose}>
      <ComboBox
        label={isOfCouriers ? t('Courier') : t('Supplier')}
        placeholder={t('Name')}
        value={party?.id ?? null}
        text={text}
        onSearch={setText}
        onChange={(id) => {
          const chosen = rows.find((row) => row.id === id);
          if (!chosen) return;
          form.clearProblem();
          setText(chosen.name);
          setParty(chosen);
        }}
        isLoading={isLoading}
        error={error}
        options={[...known, ...rows].map(({ id, name }) => ({ id, label: name }))}
      />
      <FormMoneyField
        form={form} label={isOfCouriers ? t('What they owed') : t('What they were owed')} name="amount" isRequired
        description={t('From before Karbar. Zero takes it back.')}
      />
      <FormTextField form={form} label={t('On this day')} name="day" type="date" />
    </FormDialog>
  );
}
