import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { CUSTOMER_RISKS } from '../../../../schema/rules/customer-risk.ts';
import type { BulkSmsForm_query$key } from '../../../__generated__/BulkSmsForm_query.graphql.ts';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect, FormSwitch, FormTextArea, FormTextField } from '../../../forms/fields.tsx';
import { sameValue } from '../../../forms/rebased.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { customerRiskText } from '../../customers/riskText.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { SegmentCount } from '../components/SegmentCount.tsx';
import { TemplateSelect } from '../components/TemplateSelect.tsx';
import { WordButtons } from '../components/WordButtons.tsx';
import { usePreviewBulkSms } from '../mutations/usePreviewBulkSms.ts';
import type { BulkSmsPreview } from '../mutations/usePreviewBulkSms.ts';
import { BulkSmsLook } from './BulkSmsLook.tsx';
import { bulkSmsInput, emptyBulkSms } from './bulkSmsDraft.ts';
import type { BulkSmsDraft } from './bulkSmsDraft.ts';

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
  const { previewBulkSms } = usePreviewBulkSms();
  const [looked, setLooked] = useState<{ draft: BulkSmsDraft; preview: BulkSmsPreview } | null>(null);
  const form = useCommandForm<BulkSmsDraft, BulkSmsPreview>({
    saved: emptyBulkSms,
    save: (draft) => previewBulkSms(bulkSmsInput(draft)),
    onSaved: (preview, draft) => setLooked({ draft, preview }),
  });
  const isSent = useRef(false);
  // Looking at it saves nothing: what is typed is here only until it is sent.
  const guarded = { ...form, hasChanges: () => !isSent.current && !sameValue(form.values(), emptyBulkSms) };
  const [numbers, withCustomers, text] = useWatch({ control: form.control, name: ['numbers', 'customers', 'text'] });
  const choices = (words: readonly string[], all: string) => [{ id: '', label: all }, ...words.map((word) => ({ id: word, label: word }))];

  async function addFile([file]: readonly File[]) {
    if (!file) return;
    const read = (await file.text()).replace(/^\uFEFF/, '').trim();
    form.change('numbers', [numbers.trim(), read].filter(Boolean).join('\n'));
  }

  return (
    <Stack>
      <CommandForm form={guarded} hasSaveKey={false} focusesFirst aria-label={t('SMS to many')}>
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
        <TemplateSelect onChoose={(template) => form.change('text', template)} />
        <FormTextArea form={form} label={t('Message')} name="text" rows={4} maxLength={700} isRequired description={<SegmentCount text={text} />} />
        <WordButtons onChoose={(word) => form.change('text', `${form.values().text}${word}`)} />
        <FormTextField
          form={form} label={t('Begin at')} name="sendAt" type="datetime-local"
          description={t('Empty for at once, thirty days ahead at most. In the quiet hours it rests.')}
        />
        <div>
          <Button type="submit" icon={Eye} isPending={form.isSaving}>{t('See who gets it')}</Button>
        </div>
      </CommandForm>
      {looked && !form.isDirty && viewer?.business && (
        <BulkSmsLook
          {...looked}
          {...viewer.business}
          onAgain={() => void form.submit()}
          onSent={() => {
            isSent.current = true;
          }}
        />
      )}
    </Stack>
  );
}
