import { Eye } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { CUSTOMER_RISKS } from '../../../../schema/rules/customer-risk.ts';
import type { BulkSmsForm_query$key } from '../../../__generated__/BulkSmsForm_query.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect, FormSwitch, FormTextArea } from '../../../forms/fields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { customerRiskText } from '../../customers/riskText.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { BulkSmsLook } from './BulkSmsLook.tsx';
import { bulkSmsInput } from './bulkSmsDraft.ts';
import { MessageFields } from './MessageFields.tsx';
import { useBulkSms } from './useBulkSms.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

/** An SMS to many numbers: whom it is for, what it says and when; looked at before it is sent. */
export function BulkSmsForm({ query: key }: { query: BulkSmsForm_query$key }) {
  const { t } = useTranslation();
  const { customerFilterValues: { tags, districts }, viewer } = useFragment(
    graphql`
      fragment BulkSmsForm_query on Query {
        customerFilterValues {
          districts
          tags
        }
        viewer {
          business {
            smsRate
            smsBalance
          }
        }
      }
    `,
    key,
  );
  const { form, looked, markSent } = useBulkSms(bulkSmsInput);
  const [numbers, withCustomers] = useWatch({ control: form.control, name: ['numbers', 'customers'] });
  const choices = (words: readonly string[], all: string) => [{ id: '', label: all }, ...words.map((word) => ({ id: word, label: word }))];

  async function addFile([file]: readonly File[]) {
    if (!file) return;
    const read = (await file.text()).replace(/^\uFEFF/, '').trim();
    form.change('numbers', [numbers.trim(), read].filter(Boolean).join('\n'));
  }

  return (
    <Stack>
      <CommandForm form={form} hasSaveKey={false} focusesFirst aria-label={t('SMS to many')}>
        <FormTextArea
          form={form}
          label={t('Numbers')}
          name="numbers"
          rows={4}
          placeholder={'01711204466, Farhana\n01811204466'}
          description={t('One in a line or with commas between; a name may stand beside a number. 10,000 at most.')}
          maxLength={600_000}
        />
        <DropZone accept={['.csv', '.txt', 'text/csv', 'text/plain']} label={t('Add a CSV file')} help={t('A number in each line, the name beside it')} isBusy={false} onFiles={(files) => void addFile(files)} />
        <FormSwitch form={form} label={t('Customers too')} name="customers" description={t('All of them, or those of a group.')} />
        {withCustomers && (
          <FieldRow>
            <FormSelect form={form} label={t('Tag')} name="tag" options={choices(tags, t('Any'))} />
            <FormSelect form={form} label={t('District')} name="district" options={choices(districts, t('Any'))} />
            <FormSelect form={form} label={t('Risk')} name="risk" options={[{ id: '', label: t('Any') }, ...CUSTOMER_RISKS.map((id) => ({ id, label: customerRiskText(id, t) }))]} />
          </FieldRow>
        )}
        <MessageFields form={form} />
        <div>
          <Button type="submit" icon={Eye} isPending={form.isSaving}>{t('See who gets it')}</Button>
        </div>
      </CommandForm>
      {looked && viewer?.business && (
        <BulkSmsLook
          {...looked}
          {...viewer.business}
          onAgain={() => void form.submit()}
          onSent={markSent}
        />
      )}
    </Stack>
  );
}
