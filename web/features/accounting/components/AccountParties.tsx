import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { AccountParties_account$data, AccountParties_account$key } from '../../../__generated__/AccountParties_account.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shownBalance } from '../accountText.ts';

interface AccountPartiesProps {
  account: AccountParties_account$key;
  accountId: string;
  /** The key of the party whose entries are shown. */
  selected: string | undefined;
}

type Party = AccountParties_account$data['parties'][number];

const Space = styled.div`
  margin-bottom: 14px;
`;

/** The parties with an open balance in an account; each links to its entries in the ledger. */
export function AccountParties({ account: key, accountId, selected }: AccountPartiesProps) {
  const { t } = useTranslation();
  const { type, parties } = useFragment(
    graphql`
      fragment AccountParties_account on Account {
        type
        parties {
          key
          name
          balance
        }
      }
    `,
    key,
  );
  if (parties.length === 0 && !selected) return null;
  return (
    <Space>
      <Card
        title={t('Open by party')}
        isFlush
        actions={
          selected && (
            <TextLink to="/accounts/$id" params={{ id: accountId }}>
              {t('Show everybody')}
            </TextLink>
          )
        }
      >
        <FactTable<Party>
          label={t('Open by party')}
          rows={selected ? parties.filter((party) => party.key === selected) : parties}
          getRowId={(party) => party.key}
          columns={[
            {
              id: 'name',
              header: t('Who'),
              isWide: true,
              cell: (party) => (party.key === selected
                ? <CellText isStrong>{party.name}</CellText>
                : <TextLink to="/accounts/$id" params={{ id: accountId }} search={{ party: party.key }}>{party.name || t('Unnamed')}</TextLink>),
            },
            { id: 'open', header: t('Open'), align: 'end', cell: ({ balance }) => formatTaka(shownBalance({ type, balance })) },
          ]}
        />
      </Card>
    </Space>
  );
}
