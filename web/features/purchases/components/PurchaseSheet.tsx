import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { PurchaseSheet_purchase$key } from '../../../__generated__/PurchaseSheet_purchase.graphql.ts';
import { PaperSheet } from '../../stock/components/PaperSheet.tsx';
import { dueBase } from '../purchaseFacts.ts';

interface PurchaseSheetProps {
  purchase: PurchaseSheet_purchase$key;
  /** The name of the buying business. */
  business: string;
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 1mm 8mm;
  width: fit-content;
  margin: 6mm 0 0 auto;

  dd {
    text-align: end;
  }
`;

/** A purchase on paper: an order for the supplier, and a list to check the goods against on arrival. */
export function PurchaseSheet({ purchase: key, business }: PurchaseSheetProps) {
  const { t } = useTranslation();
  const purchase = useFragment(
    graphql`
      fragment PurchaseSheet_purchase on Purchase {
        number
        billNumber
        billDay
        note
        discount
        extraCost
        total
        paid
        due
        receivedCount
        itemCount
        supplier {
          name
          phone
          address
        }
        location {
          name
        }
        lines {
          id
          name
          sku
          quantity
          unitCost
          note
        }
      }
    `,
    key,
  );
  const { number, billNumber, billDay, note, supplier, location, lines, discount, extraCost, total, paid, due } = purchase;
  const withCost = total !== null && total !== undefined;
  const sums = [
    ...(discount ? [[t('Discount'), -discount] as const] : []),
    ...(extraCost ? [[t('Extra costs'), extraCost] as const] : []),
    [t('Total'), total] as const,
    [t('Paid'), paid] as const,
    [t('Due'), due, dueBase(purchase, t)] as const,
  ];
  return (
    <PaperSheet>
      <header>
        <div>
          <h1>{t('Purchase {{number}}', { number })}</h1>
          <p>{business}</p>
          <p>{t('Goods go to')}: {location.name}</p>
        </div>
        <div>
          <p><strong>{supplier.name}</strong></p>
          {supplier.phone && <p>{phoneText(supplier.phone)}</p>}
          <p>{supplier.address}</p>
          <p>{[billNumber, formatDay(billDay)].filter(Boolean).join(', ')}</p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th>#</th>
            <th>{t('Item')}</th>
            <th>{t('Pieces')}</th>
            {withCost && <th>{t('Cost of one')}</th>}
            {withCost && <th>{t('Amount')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>{formatCount(index + 1)}</td>
              <td>
                {line.name} <small>{[line.sku, line.note].filter(Boolean).join(' · ')}</small>
              </td>
              <td>{formatCount(line.quantity)}</td>
              {withCost && <td>{formatTaka(line.unitCost)}</td>}
              {withCost && <td>{formatTaka((line.unitCost ?? 0) * line.quantity)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {withCost && (
        <Sums>
          {sums.map(([term, taka, base]) => [<dt key={term}>{term} {base && <small>{base}</small>}</dt>, <dd key={`${term} amount`}>{formatTaka(taka)}</dd>])}
        </Sums>
      )}
      {note && <p>{note}</p>}
    </PaperSheet>
  );
}
