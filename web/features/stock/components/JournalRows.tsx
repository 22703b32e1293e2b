import { BookText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { JournalRows_entries$data, JournalRows_entries$key } from '../../../__generated__/JournalRows_entries.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';

type Line = JournalRows_entries$data[number]['lines'][number] & { description: string; at: string };

/** An amount, or an empty cell for zero. */
const amount = (taka: number) => (taka === 0 ? '' : formatTaka(taka));

/** The journal entries of a record. */
export function JournalRows({ entries: key }: { entries: JournalRows_entries$key }) {
  const { t } = useTranslation();
  const entries = useFragment(
    graphql`
      fragment JournalRows_entries on JournalEntry @relay(plural: true) {
        description
        at
        lines {
          account
          debit
          credit
        }
      }
    `,
    key,
  );
  if (entries.length === 0) return null;
  return (
    <Card title={t('Journal')} icon={BookText} isFlush>
      <FactTable<Line>
        label={t('Journal')}
        rows={entries.flatMap(({ description, at, lines }) => lines.map((line) => ({ ...line, description, at })))}
        getRowId={(_line, index) => String(index)}
        groupOf={({ description, at }) => `${description} · ${formatShortDateTime(at)}`}
        columns={[
          { id: 'account', header: t('Account'), isWide: true, cell: ({ account }) => account },
          { id: 'debit', header: t('Debit'), align: 'end', cell: ({ debit }) => amount(debit) },
          { id: 'credit', header: t('Credit'), align: 'end', cell: ({ credit }) => amount(credit) },
        ]}
      />
    </Card>
  );
}
