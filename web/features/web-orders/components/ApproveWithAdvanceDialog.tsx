import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApproveWithAdvanceDialog_order$key } from '../../../__generated__/ApproveWithAdvanceDialog_order.graphql.ts';
import type { ApproveWebOrderInput } from '../../../__generated__/useApproveWebOrderMutation.graphql.ts';
import { FormMoneyField, FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { chosenAccount } from '../../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../../accounting/useMoneyAccounts.ts';

/** The approved web order, with the order made of it. */
interface Approved {
  readonly order?: { readonly id: string; readonly reference: string } | null;
}

interface ApproveWithAdvanceDialogProps {
  order: ApproveWithAdvanceDialog_order$key;
  approve: (input: ApproveWebOrderInput) => Promise<CommandOutcome<Approved>>;
  onApproved: (approved: Approved) => void;
  /** Reads the order again after a version conflict, where the page does not show it. */
  onReload?: () => unknown;
  onClose: () => void;
}

/** Asks before the approval how much was paid and into which account: the courier collects the rest. */
export function ApproveWithAdvanceDialog({ order, approve, onApproved, onReload, onClose }: ApproveWithAdvanceDialogProps) {
  const { t } = useTranslation();
  const accounts = useMoneyAccounts();
  const data = useFragment(
    graphql`
      fragment ApproveWithAdvanceDialog_order on WebOrder {
        id
        number
        version
        paymentTitle
        paymentMethod
        paidInShop
        transactionId
      }
    `,
    order,
  );
  const { id: webOrderId, number, version, paidInShop } = data;
  const isUnknown = paidInShop === null || paidInShop === undefined;
  const form = useCommandForm({
    saved: {
      advance: paidInShop ?? (null as number | null),
      advanceAccount: 'WEB_PAYMENTS',
      advanceReference: data.transactionId,
    },
    save: ({ advance, advanceAccount, advanceReference }) =>
      approve({
        webOrderId,
        version,
        advance: advance ?? 0,
        ...chosenAccount(advanceAccount, 'advanceAccount'),
        advanceReference,
      }),
    onSaved: onApproved,
  });

  return (
    <FormDialog
      form={form}
      title={t('Approve web order #{{number}}', { number })}
      submitLabel={t('Approve')}
      onClose={onClose}
      onReload={onReload}
    >
      <FormMoneyField
        form={form}
        label={t('Paid already')}
        name="advance"
        description={
          isUnknown
            ? t('{{method}} may be a prepayment. Enter 0 when the courier collects all.', {
                method: data.paymentTitle || data.paymentMethod,
              })
            : t('The courier collects the rest.')
        }
        isRequired
        autoFocus
      />
      <FormSelect
        form={form}
        label={t('Received in')}
        name="advanceAccount"
        options={[
          { id: 'WEB_PAYMENTS', label: t('Payments of the web shop') },
          ...accounts,
        ]}
      />
      <FormTextField form={form} label={t('Transaction id')} name="advanceReference" maxLength={100} />
    </FormDialog>
  );
}
