import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { PreviewBulkSmsInput } from '../../../__generated__/usePreviewBulkSmsMutation.graphql.ts';
import { FormDrawer } from '../../../forms/FormSurface.tsx';
import { useSmsFacts } from '../useSmsFacts.ts';
import { BulkSmsLook } from './BulkSmsLook.tsx';
import { MessageFields } from './MessageFields.tsx';
import { useBulkSms } from './useBulkSms.ts';

interface CustomerSmsDrawerProps {
  /** Ids of the chosen customers; or `filter` for all that a list shows. */
  customers?: readonly string[];
  filter?: NonNullable<PreviewBulkSmsInput['customers']>;
  count: number;
  onStarted: () => void;
  onClose: () => void;
}

/** An SMS to customers that were chosen in a list, looked at before it is sent. */
export function CustomerSmsDrawer({ customers, filter, count, onStarted, onClose }: CustomerSmsDrawerProps) {
  const { t } = useTranslation();
  const { price } = useSmsFacts();
  const { form, looked, markSent } = useBulkSms(({ text }) => ({ ...(customers ? { chosen: customers } : { customers: filter }), text: text.trim() }));
  return (
    <FormDrawer
      form={form} title={t('SMS to {{number}} customers', { count, number: formatCount(count), defaultValue_one: 'SMS to {{number}} customer' })}
      submitLabel={t('See who gets it')} canSubmit={!looked} width={460} onClose={onClose}
    >
      <MessageFields form={form} />
      {looked && price && (
        <BulkSmsLook
          {...looked}
          {...price}
          onAgain={() => void form.submit()}
          onSent={() => {
            markSent();
            onStarted();
          }}
        />
      )}
    </FormDrawer>
  );
}
