import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { EditPreview_preview$key } from '../../../__generated__/EditPreview_preview.graphql.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { amountRow, differences } from './editDifferences.ts';
import type { Known } from './editDifferences.ts';
import type { EditDraft } from './editDraft.ts';
import { accountName } from '../../accounting/accountName.ts';
import { gatewayText } from '../../../gatewayText.ts';

const Part = styled.section`
  margin-top: 16px;

  h3 {
    margin: 0 0 4px;
    font-size: 13px;
    font-weight: 600;
    color: ${token.ink};
  }

  p {
    margin: 0;
  }
`;

/** On a phone it stands over what it becomes, without a heading. */
const Before = styled.span`
  ${media.phone} {
    text-decoration: line-through;
  }
`;

/** 3 -> '+3', -2 -> '−2', 0 -> ''. */
const moved = (pieces: number) => (pieces === 0 ? '' : pieces > 0 ? `+${pieces}` : `−${-pieces}`);
const amount = (taka: number) => (taka === 0 ? '' : formatTaka(taka));

interface EditPreviewProps {
  preview: EditPreview_preview$key;
  /** The fields as they are saved, and as they will be. */
  from: EditDraft;
  to: EditDraft;
  known: Known;
  /** Saved amounts of the order. */
  saved: { discount: number; deliveryFee: number; total: number; due: number };
}

/** Preview of an edit: fields before and after, stock movements and journal lines. */
export function EditPreview({ preview: key, from, to, known, saved }: EditPreviewProps) {
  const { t } = useTranslation();
  const { discount, deliveryFee, total, due, stock, entries } = useFragment(
    graphql`
      fragment EditPreview_preview on OrderEditPreview {
        discount
        deliveryFee
        total
        due
        stock {
          sku
          location
          onHand
          reserved
          withCourier
          returning
        }
        entries {
          message: description
          messageKey
          messageValues
          day
          lines {
            account
            debit
            credit
          }
        }
      }
    `,
    key,
  );
  const amounts = [
    ...amountRow('discount', t('Discount'), saved.discount, discount),
    ...amountRow('deliveryFee', t('Delivery'), saved.deliveryFee, deliveryFee),
    ...amountRow('total', t('Total'), saved.total, total),
    ...amountRow('due', t('COD to collect'), saved.due, due),
  ];
  const booked = (entries ?? []).flatMap(({ lines, ...entry }) => lines.map((line) => ({ ...line, ...entry })));
  return (
    <>
      <FactTable
        label={t('What changes')}
        rows={[...differences(from, to, known), ...amounts]}
        getRowId={({ id }) => id}
        isStackedOnPhone
        columns={[
          { id: 'what', header: t('What'), cell: ({ what }) => what, isWide: true },
          { id: 'before', header: t('Before'), cell: ({ before }) => <Before>{before}</Before>, isWide: true },
          { id: 'after', header: t('After'), cell: ({ after }) => <strong>{after}</strong>, isWide: true },
        ]}
      />
      <Part>
        <h3>{t('Stock')}</h3>
        {stock.length === 0 && <p>{t('Nothing moves.')}</p>}
        {stock.length > 0 && (
          <FactTable
            label={t('What moves in the stock')}
            rows={stock}
            getRowId={(_row, index) => String(index)}
            columns={[
              { id: 'sku', header: t('SKU'), cell: ({ sku }) => sku, isWide: true },
              { id: 'location', header: t('Location'), cell: ({ location }) => location },
              { id: 'onHand', header: t('On hand'), align: 'end', cell: ({ onHand }) => moved(onHand) },
              { id: 'reserved', header: t('Reserved'), align: 'end', cell: ({ reserved }) => moved(reserved) },
              { id: 'way', header: t('On the way'), align: 'end', cell: ({ withCourier, returning }) => moved(withCourier + returning) },
            ]}
          />
        )}
      </Part>
      {entries && (
        <Part>
          <h3>{t('Books')}</h3>
          {booked.length === 0 && <p>{t('Nothing is booked.')}</p>}
          {booked.length > 0 && (
            <FactTable
              label={t('What is booked')}
              rows={booked}
              getRowId={(_row, index) => String(index)}
              groupOf={(line) => `${gatewayText(line)} · ${formatDay(line.day)}`}
              columns={[
                { id: 'account', header: t('Account'), isWide: true, cell: ({ account }) => accountName(account) },
                { id: 'debit', header: t('Debit'), align: 'end', cell: ({ debit }) => amount(debit) },
                { id: 'credit', header: t('Credit'), align: 'end', cell: ({ credit }) => amount(credit) },
              ]}
            />
          )}
        </Part>
      )}
    </>
  );
}
