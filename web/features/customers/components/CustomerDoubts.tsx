import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CustomerDoubts_customer$key } from '../../../__generated__/CustomerDoubts_customer.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CourierScoreNote } from '../CourierScoreNote.tsx';
import { blockMark, customerRiskText } from '../riskText.ts';

/** What speaks for and against the next parcel to a customer, in words. */
export function CustomerDoubts({ customer }: { customer: CustomerDoubts_customer$key }) {
  const { t } = useTranslation();
  const { phone, risk, deliveredCount, returnedCount, block, courierScore } = useFragment(
    graphql`
      fragment CustomerDoubts_customer on Customer {
        phone
        risk
        deliveredCount
        returnedCount
        block {
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
      {block && (
        <p>
          <Badge meaning={block.action === 'BLOCK' ? 'bad' : 'warn'}>{blockMark(block.action, t)}</Badge>{' '}
          <TextLink to="/website/ip_block_list" search={{ search: phone }}>{block.reason}</TextLink>
        </p>
      )}
      <p>
        {returnedCount > 0
          ? t('{{returned}} of {{finished}} parcels came back', { returned: returnedCount, finished: deliveredCount + returnedCount })
          : risk === 'NEW' ? t('No parcel was delivered or came back yet.') : t('All parcels were taken.')}
      </p>
      <CourierScoreNote score={courierScore} />
    </Card>
  );
}
