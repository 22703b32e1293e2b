import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PaymentTraces_payment$key } from '../../../__generated__/PaymentTraces_payment.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { token } from '../../../ui/theme/token.ts';
import { factsOf } from '../facts.ts';

const Ids = styled.div`
  dl {
    grid-template-columns: minmax(0, 1fr);
  }

  dd {
    font: 13px/18px ${token.fontMono};
    user-select: all;
  }
`;

/** The ids of a payment at bKash, at the client and at Karbar, for support. */
export function PaymentTraces({ payment: key }: { payment: PaymentTraces_payment$key }) {
  const { t } = useTranslation();
  const payment = useFragment(
    graphql`
      fragment PaymentTraces_payment on Payment {
        invoice
        transactionId
        bkashPaymentId
        bkashTransactionId
        refundTransactionId
      }
    `,
    key,
  );
  return (
    <Card title={t('Ids')}>
      <Ids>
        <DescriptionList
          layout="facts"
          items={factsOf([
            ['invoice', t('Invoice'), payment.invoice],
            ['bkash', t('bKash payment'), payment.bkashPaymentId],
            ['transaction', t('bKash transaction'), payment.bkashTransactionId],
            ['refund', t('Refund transaction'), payment.refundTransactionId],
            ['client', t('Transaction of the client'), payment.transactionId],
          ])}
        />
      </Ids>
    </Card>
  );
}
