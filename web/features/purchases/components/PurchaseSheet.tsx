import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled, { createGlobalStyle } from 'styled-components';
import { formatCount, formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { phoneText } from '../../../../schema/rules/phone.ts';
import type { PurchaseSheet_purchase$key } from '../../../__generated__/PurchaseSheet_purchase.graphql.ts';

interface PurchaseSheetProps {
  purchase: PurchaseSheet_purchase$key;
  /** Who buys. */
  business: string;
}

/** On paper stands the sheet alone; on the screen it does not. */
const Paper = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }

  @media screen {
    body > [data-purchase-sheet] {
      display: none;
    }
  }

  @media print {
    body > :not([data-purchase-sheet]) {
      display: none !important;
    }

    html, body {
      background: white;
    }
  }
`;

/** Black on white, whatever the theme. */
const Sheet = styled.div`
  font-size: 10.5pt;
  line-height: 1.4;
  color: black;

  header {
    display: flex;
    justify-content: space-between;
    gap: 10mm;
    margin-bottom: 8mm;
  }

  h1 {
    font-size: 16pt;
    font-weight: 650;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 1.6mm 2mm;
    border-bottom: 0.2mm solid #999;
    text-align: start;
    vertical-align: top;
  }

  td:nth-child(n + 3),
  th:nth-child(n + 3) {
    text-align: end;
    white-space: nowrap;
  }

  small {
    color: #444;
  }
`;

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

/** A purchase on paper: for the supplier, and to check the goods against when they come. */
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
    [t('Due'), due] as const,
  ];
  return createPortal(
    <Sheet data-purchase-sheet="">
      <Paper />
      <header>
        <div>
          <h1>{t('Purchase {{number}}', { number })}</h1>
          <p>{business}</p>
          <p>{t('Goods go to')}: {location.name}</p>
        </div>
        <div>
          <p><strong>{supplier.name}</strong></p>
          <p>{phoneText(supplier.phone)}</p>
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
            {withCost && <th>{t('Cost')}</th>}
            {withCost && <th>{t('Amount')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
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
          {sums.map(([term, taka]) => [<dt key={term}>{term}</dt>, <dd key={`${term} amount`}>{formatTaka(taka)}</dd>])}
        </Sums>
      )}
      {note && <p>{note}</p>}
    </Sheet>,
    document.body,
  );
}
