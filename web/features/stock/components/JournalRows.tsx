import { BookText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { JournalRows_page$data, JournalRows_page$key } from '../../../__generated__/JournalRows_page.graphql.ts';
import { ShowMore } from '../../../list/ShowMore.tsx';
import { useFurtherRows } from '../../../list/useFurtherRows.ts';
import { Card } from '../../../ui/Card.tsx';
import { exactTaka, needDecimals } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { loadCode } from '../../../ui/loadCode.ts';
import { accountName } from '../../accounting/accountName.ts';
import { gatewayText } from '../../../gatewayText.ts';

type Entry = JournalRows_page$data['edges'][number]['node'];
type Line = Entry['lines'][number] & { entry: Entry };

const pageFragment = graphql`
  fragment JournalRows_page on JournalConnection {
    edges {
      cursor
      node {
        message: description
        messageKey
        messageValues
        at
        lines {
          account
          debit
          credit
        }
      }
    }
    pageInfo {
      hasNextPage
    }
  }
`;

interface JournalRowsProps {
  /** The id of the record. */
  of: string;
  page: JournalRows_page$key;
}

/** The journal entries of a record. */
export function JournalRows({ of: id, page }: JournalRowsProps) {
  const { t } = useTranslation();
  const { edges, pages } = useFurtherRows<Entry>({
    first: useFragment(pageFragment, page),
    load: async (environment, after) => (await loadCode(() => import('./journalPages.ts'))).furtherEntries(environment, { id, after }),
  });
  const entries = edges.map(({ node }) => node);
  if (entries.length === 0) return null;
  const lines = entries.flatMap((entry) => entry.lines.map((line) => ({ ...line, entry })));
  const hasDecimals = needDecimals(lines.flatMap(({ debit, credit }) => [debit, credit]));
  // Empty for zero; exact, because the two sides of an entry are added up.
  const amount = (taka: number) => (taka === 0 ? '' : exactTaka(taka, hasDecimals));
  return (
    <Card title={t('Journal')} icon={BookText} isFlush>
      <FactTable<Line>
        label={t('Journal')}
        rows={lines}
        getRowId={(_line, index) => String(index)}
        groupOf={({ entry }) => `${gatewayText(entry)} · ${formatShortDateTime(entry.at)}`}
        columns={[
          { id: 'account', header: t('Account'), isWide: true, cell: ({ account }) => accountName(account) },
          { id: 'debit', header: t('Debit'), align: 'end', cell: ({ debit }) => amount(debit) },
          { id: 'credit', header: t('Credit'), align: 'end', cell: ({ credit }) => amount(credit) },
        ]}
      />
      <ShowMore pages={pages} />
    </Card>
  );
}
