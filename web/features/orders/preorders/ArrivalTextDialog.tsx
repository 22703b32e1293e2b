import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { ORDER_SMS_WORDS } from '../../../../schema/rules/order-sms.ts';
import type { ArrivalTextDialogQuery } from '../../../__generated__/ArrivalTextDialogQuery.graphql.ts';
import { FormTextArea } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSetArrivalText } from '../mutations/useSetArrivalText.ts';

/** Edits the SMS template for arrived preorders. */
export function ArrivalTextDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { preorderArrivalText: { text, version } } = useLazyLoadQuery<ArrivalTextDialogQuery>(
    graphql`
      query ArrivalTextDialogQuery {
        preorderArrivalText {
          text
          version
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const { setArrivalText } = useSetArrivalText();
  const form = useCommandForm({
    saved: { text },
    save: (draft) => setArrivalText({ version, text: draft.text.trim() }),
    onSaved: (_arrival, draft) => {
      toast.success(draft.text.trim() ? t('Customers are told from now on') : t('Customers are not told any more'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('Tell customers when their goods are in')} submitLabel={t('Save')} width={480} onClose={onClose}>
      <FormTextArea
        form={form} label={t('Message')} name="text" maxLength={700} rows={5} autoFocus
        description={t('{{words}} stand for what each order says.', { words: ORDER_SMS_WORDS.map((word) => `{${word}}`).join(' ') })}
      />
      <p>{t('It is sent by SMS from your balance when an order leaves the queue. Leave it empty and nobody is told.')}</p>
    </FormDialog>
  );
}
