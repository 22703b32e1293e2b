import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { needsOrder } from '../../../../schema/rules/order-words.ts';
import { FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { clearOnEscape } from '../../../ui/clearOnEscape.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { SingleSmsDraft } from '../useSingleSms.ts';
import { SegmentCount } from './SegmentCount.tsx';
import { SmsCost } from './SmsCost.tsx';

interface SingleSmsFieldsProps {
  sms: SingleSmsDraft;
  /** Off where another form stands before it. */
  beginsFocused?: boolean;
}

/** Whom an SMS is for, what it says, and what it will cost. */
export function SingleSmsFields({ sms, beginsFocused = true }: SingleSmsFieldsProps) {
  const { t } = useTranslation();
  const { form, known, templates, price, templateId, pick, numberInput } = sms;
  const [mobileNumber, message] = useWatch({ control: form.control, name: ['mobileNumber', 'message'] });
  const change = (name: 'mobileNumber' | 'message') => (text: string) => form.change(name, text);

  return (
    <>
      <FormTextField
        form={form}
        label={t('Mobile number')}
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="01711204466"
        inputRef={numberInput}
        onKeyDown={clearOnEscape(mobileNumber, change('mobileNumber'))}
        end={
          mobileNumber !== '' && (
            <IconButton
              icon={X}
              label={t('Clear the number')}
              size="small"
              hasTooltip={false}
              onClick={() => form.change('mobileNumber', '')}
            />
          )
        }
        autoFocus={beginsFocused && known === ''}
      />
      {templates.length > 0 && (
        <Select
          label={t('Template')}
          placeholder={t('Choose a template')}
          value={templateId}
          onChange={pick}
          options={templates.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <FormTextArea
        form={form}
        label={t('Message')}
        name="message"
        rows={4}
        autoFocus={beginsFocused && known !== ''}
        onKeyDown={clearOnEscape(message, change('message'))}
        description={<SegmentCount text={message} />}
      />
      {needsOrder(message) && <p>{t('Write the words in braces yourself: a single message says them as they stand.')}</p>}
      {price && <SmsCost text={message} {...price} />}
    </>
  );
}
