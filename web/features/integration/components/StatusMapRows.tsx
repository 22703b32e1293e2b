import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { statusText } from '../../../ui/statusMeaning.ts';
import { token } from '../../../ui/theme/token.ts';

/** A custom status of the shop, as WooCommerce writes it. */
const EXAMPLE = 'ready-to-call';

/** The meanings that a status of a shop can have here; the others are set by people and rules. */
export const MEANINGS = ['PROCESSING', 'ON_HOLD', 'INCOMPLETE', 'CANCELLED', 'COMPLETED'] as const;
export type StatusMeaning = (typeof MEANINGS)[number];

/** WooCommerce's own statuses, which need no map. */
const USUAL = new Set(['auto-draft', 'checkout-draft', 'pending', 'on-hold', 'processing', 'completed', 'cancelled', 'failed', 'refunded', 'trash']);

export interface SiteDefaultsDraft {
  orderSource: string;
  plannedCourier: string;
  stockBuffer: number | null;
  /** Empty: the format of the business. */
  invoiceFormat: string;
  statusMap: { storeStatus: string; status: string }[];
}

const Rows = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 4px;
    font-weight: 550;
  }

  p {
    color: ${token.ink3};
    font-size: 12.5px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

/** The meanings of a shop's custom statuses, one row each. */
export function StatusMapRows({ form, seen }: { form: CommandForm<SiteDefaultsDraft>; seen: readonly string[] }) {
  const { t } = useTranslation();
  const listId = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'statusMap' });
  const own = seen.filter((status) => !USUAL.has(status));
  const next = own.find((status) => !form.values().statusMap.some(({ storeStatus }) => storeStatus === status)) ?? '';
  return (
    <Rows>
      <legend>{t('Its own statuses')}</legend>
      <p>{t('A status that the shop has made for itself waits for a call, unless it is said here what it means.')}</p>
      {own.length > 0 && <p>{t('Seen on its latest orders: {{statuses}}', { statuses: own.join(', ') })}</p>}
      <datalist id={listId}>
        {own.map((status) => <option key={status} value={status}>{status}</option>)}
      </datalist>
      {fields.map(({ id }, index) => (
        <Row key={id}>
          <FormTextField
            form={form} name={`statusMap.${index}.storeStatus`} label={t('Status of the shop')} maxLength={50} autoComplete="off" isRequired
            placeholder={EXAMPLE}
          />
          <FormSelect
            form={form} name={`statusMap.${index}.status`} label={t('Means')}
            options={MEANINGS.map((status) => ({ id: status, label: statusText(status, t) }))}
          />
          <IconButton
            ref={passFocusOn} icon={X} label={t('Remove')}
            onClick={() => {
              form.clearProblem();
              remove(index);
            }}
          />
        </Row>
      ))}
      <div>
        <Button size="small" icon={Plus} onClick={() => append({ storeStatus: next, status: 'PROCESSING' })}>{t('Add a status')}</Button>
      </div>
    </Rows>
  );
}
