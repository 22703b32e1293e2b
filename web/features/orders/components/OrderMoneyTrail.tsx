import { Route } from 'lucide-react';
import { startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { OrderMoneyTrailAgainQuery } from '../../../__generated__/OrderMoneyTrailAgainQuery.graphql.ts';
import type { OrderMoneyTrail_order$data, OrderMoneyTrail_order$key } from '../../../__generated__/OrderMoneyTrail_order.graphql.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { Badge, StateWord } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LostGoodsClaim } from './LostGoodsClaim.tsx';
import { MoneySplit } from './MoneySplit.tsx';
import { trailSteps } from './trailSteps.ts';
import { TrailSteps } from './TrailSteps.tsx';

type Trail = NonNullable<OrderMoneyTrail_order$data['moneyTrail']>;

interface Row {
  id: string;
  at: string;
  what: React.ReactNode;
  amount: number;
}

/** The cash on delivery of the order: its steps from the sale to the bank, and how it was settled. */
export function OrderMoneyTrail({ order }: { order: OrderMoneyTrail_order$key }) {
  const { t } = useTranslation();
  const [{ id: orderId, moneyTrail: trail }, refetch] = useRefetchableFragment<OrderMoneyTrailAgainQuery, OrderMoneyTrail_order$key>(
    graphql`
      fragment OrderMoneyTrail_order on Order @refetchable(queryName: "OrderMoneyTrailAgainQuery") {
        id
        moneyTrail {
          ...LostGoodsClaim_trail
          courierName
          promised
          owed
          paidOut
          charges
          codFees
          other
          disputed
          writtenOff
          open
          promisedAt
          handedOverAt
          deliveredAt
          dueAt
          payments {
            statementId
            number
            reference
            day
            account
            collected
            charges
            codFee
            adjustment
            net
          }
          decisions {
            kind
            amount
            note
            by
            at
          }
        }
      }
    `,
    order,
  );
  if (!trail) return null;
  const rows = [...paymentRows(trail), ...decisionRows(trail)].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <Card title={t('Money trail')} icon={Route} mark={<Standing trail={trail} />}>
      <TrailSteps label={t('From the promise to the bank')} steps={trailSteps(trail, t)} />
      {trail.owed !== 0 && <MoneySplit trail={trail} />}
      <LostGoodsClaim orderId={orderId} trail={trail} onDecided={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))} />
      {rows.length > 0 && (
        <FactTable<Row>
          label={t('What was paid and decided')}
          rows={rows}
          getRowId={({ id }) => id}
          columns={[
            { id: 'day', header: t('Day'), cell: ({ at }) => formatDay(at) },
            { id: 'what', header: t('What happened'), isWide: true, cell: ({ what }) => what },
            { id: 'amount', header: t('Amount'), align: 'end', cell: ({ amount }) => formatTaka(amount) },
          ]}
        />
      )}
    </Card>
  );

  function paymentRows({ payments }: Trail): Row[] {
    return payments.flatMap(({ statementId, number, reference, day, account, charges, codFee, adjustment, net }) => {
      const name = t('Statement {{number}}', { number });
      const kept = (id: string, words: string, amount: number): Row[] =>
        amount === 0 ? [] : [{ id: `${statementId}-${id}`, at: day, what: words, amount }];
      return [
        {
          id: statementId, at: day, amount: net,
          what: (
            <>
              <TextLink to="/delivery-method/update-payment/$id" params={{ id: statementId }}>{name}</TextLink>
              {reference && ` · ${reference}`} · {t('paid to {{account}}', { account })}
            </>
          ),
        },
        ...kept('charge', t('Kept for delivery and return'), charges),
        ...kept('fee', t('Kept for collecting'), codFee),
        ...kept('adjustment', t('Adjusted by the courier'), adjustment),
      ];
    });
  }

  function decisionRows({ decisions }: Trail): Row[] {
    const words: Record<string, string> = {
      DISPUTE: t('Put in dispute'), RESOLVE: t('Dispute settled'), WRITE_OFF: t('Written off'),
      CLAIM_PAID: t('Lost goods paid for'), CLAIM_WRITTEN_OFF: t('Claim for lost goods written off'), CHARGE_ACCEPTED: t('Charge accepted'),
    };
    return decisions.map(({ kind, amount, note, by, at }, index) => ({
      id: `decision-${index}`, at, amount, what: [words[kind], by, note].filter(Boolean).join(' · '),
    }));
  }
}

/** State of the settlement as a badge. */
function Standing({ trail: { owed, open, disputed, writtenOff, dueAt } }: { trail: Trail }) {
  const { t } = useTranslation();
  if (owed === 0 && disputed === 0) return null;
  if (disputed !== 0) return <Badge meaning="bad">{t('{{amount}} in dispute', { amount: formatTaka(Math.abs(disputed)) })}</Badge>;
  if (open !== 0) {
    const isLate = dueAt != null && new Date(dueAt).getTime() < currentTime();
    return <Badge meaning={isLate ? 'bad' : 'warn'}>{t('{{amount}} open', { amount: formatTaka(open) })}</Badge>;
  }
  if (writtenOff !== 0) return <StateWord meaning="muted">{t('Written off')}</StateWord>;
  return <StateWord meaning="good">{t('All accounted for')}</StateWord>;
}
