import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PayeeFieldQuery } from '../../../__generated__/PayeeFieldQuery.graphql.ts';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import type { VoucherDraft } from '../voucherDraft.ts';

const MAX_NAME = 120;

const query = graphql`
  query PayeeFieldQuery($search: String!) {
    payeeChoices(search: $search) {
      id
      type
      name
    }
  }
`;

interface PayeeFieldProps {
  form: CommandForm<VoucherDraft>;
  label: string;
}

/** Who was paid, or who paid: a courier or supplier of the books, or any other name. */
export function PayeeField({ form, label }: PayeeFieldProps) {
  const { t } = useTranslation();
  const [party, payee] = useWatch({ control: form.control, name: ['party', 'payee'] });
  // While somebody is chosen, their name in the field is not a search. Without proposals it is a text field.
  const search = party === payee?.name ? '' : party.trim();
  const { data, isLoading } = useDebouncedQuery<PayeeFieldQuery>(query, { search });
  const rows = data?.payeeChoices ?? [];

  function type(text: string) {
    const typed = text.slice(0, MAX_NAME);
    form.change('party', typed);
    if (typed === form.values().payee?.name) return;
    const called = rows.filter(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
    form.change('payee', called.length === 1 ? called[0]! : null);
  }

  const known = !payee || rows.some(({ id }) => id === payee.id) ? [] : [payee];
  return (
    <ComboBox
      label={label}
      takesFreeText
      value={payee?.id ?? null}
      text={party}
      onSearch={type}
      onChange={(id) => {
        const chosen = rows.find((row) => row.id === id);
        if (!chosen) return;
        form.change('payee', chosen);
        form.change('party', chosen.name);
      }}
      isLoading={isLoading}
      options={[...known, ...rows].map(({ id, type: kind, name }) => ({ id, label: name, note: kind === 'COURIER' ? t('Courier') : t('Supplier') }))}
    />
  );
}
