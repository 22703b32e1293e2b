import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { FormPhoneField, FormSelect, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { District } from '../areas/findArea.ts';
import { optionsOf, thanasOf } from '../areas/areaOptions.ts';
import type { OrderDraft } from './orderDraft.ts';
import type { Caller } from './useCaller.ts';
import { useProposedCourier } from './useProposedCourier.ts';
import type { CourierChoice } from './useProposedCourier.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
`;

// Loaded with the first number that is typed completely.
const CallerMark = lazyPart(() => import('./CallerMark.tsx'), 'CallerMark');
const CallerCard = lazyPart(() => import('./CallerCard.tsx'), 'CallerCard');

// Loaded where there are templates.
const ShippingNoteMenu = lazyPart(() => import('../../order-options/ShippingNoteMenu.tsx'), 'ShippingNoteMenu');

// Loaded with the first note that has words to fill in.
const NewOrderNote = lazyPart(() => import('../note-preview/NewOrderNote.tsx'), 'NewOrderNote');

interface RecipientFieldsProps {
  form: Pick<CommandForm<OrderDraft>, 'control' | 'change'>;
  caller: Caller | null;
  /** Active delivery methods. */
  couriers: readonly CourierChoice[];
  /** Options of the source. */
  sources: readonly string[];
  /** Templates for the shipping note. */
  notes: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  /** Empty until the area table is loaded. */
  districts: readonly District[];
  /** The buyer picks it up: no courier is proposed. */
  isPickup: boolean;
  /** Called when district or thana is chosen by hand, so that the address does not set them any more. */
  onAreaChosen: () => void;
}

const MIN_ADDRESS = 10;

/** Fields of recipient, address and courier; the phone number comes first. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { form, caller, couriers, sources, notes, districts, isPickup, onAreaChosen } = props;
  const { t } = useTranslation();
  const [district, thana, courier, source, shippingNote] = useWatch({ control: form.control, name: ['district', 'thana', 'plannedCourier', 'source', 'shippingNote'] });
  useProposedCourier(form, couriers, isPickup);
  const none = t('Not known');
  return (
    <Card>
      <Stack>
        <FormPhoneField
          form={form}
          name="phone"
          label={t('Phone')}
          validate={(text) => (normalisePhone(text) ? null : t('Enter a mobile number with 11 digits, such as 01711204466'))}
          end={caller && <CallerMark caller={caller} />}
          isRequired
          autoFocus
        />
        {caller && <CallerCard caller={caller} />}
        <FormTextField
          form={form}
          name="customerName"
          label={t('Name')}
          validate={(text) => (text.trim() === '' ? t('Write the name of the customer') : null)}
          maxLength={100}
          autoComplete="off"
          isRequired
        />
        <FormTextArea
          form={form}
          name="address"
          label={t('Address')}
          validate={(text) => (text.trim().length < MIN_ADDRESS ? t('At least {{count}} characters, so that the courier finds it', { count: MIN_ADDRESS }) : null)}
          maxLength={250}
          isRequired
        />
        <Pair onChange={onAreaChosen}>
          <FormSelect form={form} name="district" label={t('District')} options={optionsOf(districts.map(({ name }) => name), district, none)} />
          <FormSelect form={form} name="thana" label={t('Thana')} options={optionsOf(thanasOf(districts, district), thana, none)} isDisabled={district === ''} />
        </Pair>
        <Pair>
          <FormSelect form={form} name="plannedCourier" label={t('Courier')} options={optionsOf(couriers.map(({ name }) => name), courier, none)} />
          <FormSelect form={form} name="source" label={t('Source')} options={optionsOf(sources, source)} isRequired />
        </Pair>
        <FormTextField
          form={form}
          name="shippingNote"
          label={t('Shipping note')}
          description={t('The courier reads it, {due} and the like filled in.')}
          maxLength={300}
          autoComplete="off"
          end={notes.length > 0 && <ShippingNoteMenu notes={notes} onChoose={(text) => form.change('shippingNote', text)} />}
        />
        {shippingNote.includes('{') && <NewOrderNote form={form} />}
        <FormTextField form={form} name="note" label={t('Internal note')} maxLength={1000} autoComplete="off" />
        <Pair>
          <FormPhoneField form={form} name="altPhone" label={t('Other phone')} />
          <FormTextField form={form} name="scheduledFor" label={t('Send on')} type="date" />
        </Pair>
        <FormTextField form={form} name="tags" label={t('Tags')} description={t('Commas between them.')} maxLength={300} autoComplete="off" />
      </Stack>
    </Card>
  );
}
