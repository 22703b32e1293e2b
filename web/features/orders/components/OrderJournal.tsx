import { BookText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type {
  OrderJournal_order$data,
  OrderJournal_order$key,
} from '../../../__generated__/OrderJournal_order.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';

type Entry = NonNullable<OrderJournal_order$data['journal']>['edges'][number]['node'];
type Line = Entry['lines'][number] & { description: string; at: string };

/** Empty text for the side without an amount. */
const amount = (taka: number) => (taka === 0 ? '' : formatTaka(taka));

/** Journal entries of the order; only with the permission to see costs. */
export function OrderJournal({ order }: { order: OrderJournal_order$key }) {
  const { t } = useTranslation();
  const { journal } = useFragment(
    graphql`
      fragment OrderJournal_order on Order {
        journal(first: 50) {
          edges {
            node {
              description
              at
              lines {
                account
                debit
                credit
              }
            }
          }
        }
      }
    `,
    order,
  );
  if (!journal || journal.edges.length === 0) return null;
  const lines = journal.edges.flatMap(({ node: { description, at, lines: ofEntry } }) =>
    ofEntry.map((line) => ({ ...line, description, at })),
  );
  return (
    <Card title={t('Journal')} icon={BookText} isFlush>
      <FactTable<Line>
        label={t('Journal')}
        rows={lines}
        getRowId={(_line, index) => String(index)}
        groupOf={(line) => `${line.description} · ${formatShortDateTime(line.at)}`}
        columns={[
          { id: 'account', header: t('Account'), isWide: true, cell: (line) => line.account },
          { id: 'debit', header: t('Debit'), align: 'end', cell: (line) => amount(line.debit) },
          { id: 'credit', header: t('Credit'), align: 'end', cell: (line) => amount(line.credit) },
        ]}
      />
    </Card>
  );
}
