import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatExpiryDate } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { token } from '../../../ui/theme/token.ts';
import type { Refundable, RefundPreviewed } from '../refundPreview.ts';

interface RefundPreviewProps {
  payment: Refundable & {
    readonly payerNumber: string | null | undefined;
    readonly business: { readonly name: string };
  };
  preview: RefundPreviewed;
  /** A partial refund. */
  isPart: boolean;
}

const List = styled.ul`
  margin: 0;
  padding: 12px 14px 12px 30px;
  list-style: disc;
  border-radius: ${token.radius};
  color: ${token.ink};
  background: ${token.surface2};

  li + li {
    margin-top: 4px;
  }
`;

/** The effects of the refund in sentences. */
export function RefundPreview({ payment, preview, isPart }: RefundPreviewProps) {
  const { t } = useTranslation();
  const { type, payerNumber, business } = payment;
  const amount = exactTaka(preview.amount);
  return (
    <List aria-label={t('What will happen')}>
      <li>
        {payerNumber
          ? t('{{amount}} goes back to {{wallet}}.', { amount, wallet: phoneText(payerNumber) })
          : t('{{amount}} goes back to the wallet that paid.', { amount })}
      </li>
      <li>
        {type === 'SMS'
          ? t('The SMS balance of {{business}} falls from {{before}} to {{after}}.', {
              business: business.name,
              before: formatCount(business.smsBalance),
              after: formatCount(preview.smsBalance),
            })
          : t('The package of {{business}} ends on {{after}} instead of {{before}}.', {
              business: business.name,
              before: formatExpiryDate(business.packageExpiresAt),
              after: formatExpiryDate(preview.packageExpiresAt),
            })}
      </li>
      {isPart && <li>{t('bKash refunds a payment once: the rest cannot be refunded later.')}</li>}
    </List>
  );
}
