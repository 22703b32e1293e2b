import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { AccountParties_account$data, AccountParties_account$key } from '../../../__generated__/AccountParties_account.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shownBalance } from '../accountText.ts';

const PayOpeningDialog = lazyPart(() => import('./PayOpeningDialog.tsx'), 'PayOpeningDialog', { onFailed: ({ onClose }) => onClose() });

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

/** The parties with an open balance in an account, or of a category; each links to its entries in the ledger. */
export function AccountParties({ account: key, accountId, selected }: AccountPartiesProps) {
  const { t } = useTranslation();
  const [paid, setPaid] = useState<Party | null>(null);
  const { key: code, kind, type, parties } = useFragment(
    graphql`
      fragment AccountParties_account on Account {
        key
        kind
        type
        parties {
          id
          key
          name
          balance
          opening
        }
      }
    `,
    key,
  );
  if (parties.length === 0 && !selected) return null;
  const isOfCouriers = code === 'courier-receivable';
  const isCategory = kind === 'CATEGORY';
  const title = isCategory ? t('By courier and supplier') : t('Open by party');
  const isOpened = parties.some(({ opening }) => opening !== 0);
  return (
    <Space>
      <Card
        title={title}
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
          label={title}
          rows={selected ? parties.filter((party) => party.key === selected) : parties}
          isStackedOnPhone
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
            { id: 'open', header: isCategory ? t('Amount') : t('Due'), align: 'end', cell: ({ balance }) => formatTaka(shownBalance({ type, balance })) },
            ...(isOpened ? [
              { id: 'opening', header: t('Of it from the beginning'), align: 'end' as const, cell: ({ opening }: Party) => (opening === 0 ? '' : formatTaka(opening)) },
              {
                id: 'pay', header: t('Payment'), align: 'end' as const,
                cell: (party: Party) => party.opening > 0 && (
                  <Button size="small" onClick={() => setPaid(party)}>{isOfCouriers ? t('Receive') : t('Pay')}</Button>
                ),
              },
            ] : []),
          ]}
        />
      </Card>
      {paid && <PayOpeningDialog party={paid} isOfCouriers={isOfCouriers} onClose={() => setPaid(null)} />}
    </Space>
  );
}
