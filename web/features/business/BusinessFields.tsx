import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BusinessFields_business$key } from '../../__generated__/BusinessFields_business.graphql.ts';
import { FieldRow, Form } from '../../ui/Form.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSaveBusinessStep } from './useSaveBusinessStep.ts';

interface BusinessFieldsProps {
  business: BusinessFields_business$key;
  /** Called when it has been saved. */
  onSaved: () => void;
  /** The submit button. */
  children: (isPending: boolean) => ReactNode;
}

const NO_ERRORS: Record<string, string> = {};

/** What a business is called and how it is reached, as a form. */
export function BusinessFields({ business, onSaved, children }: BusinessFieldsProps) {
  const { t } = useTranslation();
  const saved = useFragment(
    graphql`
      fragment BusinessFields_business on Business {
        name
        hotline
        address
        orderPrefix
        version
      }
    `,
    business,
  );
  const { saveBusiness, isInFlight } = useSaveBusinessStep();
  const [errors, setErrors] = useState(NO_ERRORS);
  const [name, setName] = useState(saved.name);
  const [hotline, setHotline] = useState(saved.hotline);
  const [address, setAddress] = useState(saved.address);
  const [orderPrefix, setOrderPrefix] = useState(saved.orderPrefix);

  async function submit() {
    setErrors(NO_ERRORS);
    const outcome = await saveBusiness({
      version: saved.version,
      name: name.trim(),
      hotline,
      address: address.trim(),
      orderPrefix: orderPrefix.trim(),
    });
    if (outcome.ok) return onSaved();
    const { fields, message } = outcome.problem;
    setErrors(Object.keys(fields).length > 0 ? fields : { '': message });
  }

  return (
    <Form errors={errors} onSubmit={() => void submit()}>
      <TextField
        label={t('Business name')}
        name="name"
        maxLength={100}
        isRequired
        value={name}
        onChange={setName}
      />
      <FieldRow>
        <PhoneField label={t('Hotline')} name="hotline" value={hotline} onChange={setHotline} />
        <TextField
          label={t('Order prefix')}
          name="orderPrefix"
          description={t('NG- makes NG-1024')}
          maxLength={10}
          value={orderPrefix}
          onChange={setOrderPrefix}
        />
      </FieldRow>
      <TextArea
        label={t('Address')}
        name="address"
        maxLength={300}
        rows={2}
        value={address}
        onChange={setAddress}
      />
      {children(isInFlight)}
    </Form>
  );
}
