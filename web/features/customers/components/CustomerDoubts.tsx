import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { CustomerDoubts_customer$key } from '../../../__generated__/CustomerDoubts_customer.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CourierScoreNote } from '../CourierScoreNote.tsx';
import { blockMark, customerRiskText } from '../riskText.ts';

/** What speaks for and against the next parcel to a customer, in words. */
export function CustomerDoubts({ customer }: { customer: CustomerDoubts_customer$key }) {
  const { t } = useTranslation();
  const { risk, deliveredCount, returnedCount, blocks, courierScore } = useFragment(
    graphql`
      fragment CustomerDoubts_customer on Customer {
        risk
        deliveredCount
        returnedCount
        blocks {
          phone
          action
          reason
        }
        courierScore {
          ...CourierScoreNote_score @relay(mask: false)
        }
      }
    `,
    customer,
  );
  return (
    <Card title={t('Risk')} mark={risk === 'BAD' && <Badge meaning="bad">{customerRiskText(risk, t)}</Badge>}>
      {blocks.map(({ phone, action, reason }) => (
        <p key={phone}>
          <Badge meaning={action === 'BLOCK' ? 'bad' : 'warn'}>{blockMark(action, t)}</Badge>{' '}
          {phoneText(phone)}: <TextLink to="/website/ip_block_list" search={{ search: phone }}>{reason}</TextLink>
        </p>
      ))}
      <p>
        {returnedCount > 0
          ? t('{{returned}} of {{finished}} parcels came back', { returned: returnedCount, finished: deliveredCount + returnedCount })
          : risk === 'NEW' ? t('No parcel was delivered or came back yet.') : t('All parcels were taken.')}
      </p>
      <CourierScoreNote score={courierScore} />
    </Card>
  );
}
