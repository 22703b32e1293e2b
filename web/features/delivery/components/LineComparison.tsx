import { Lightbulb } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import type { LineComparisonQuery, LineComparisonQuery$data } from '../../../__generated__/LineComparisonQuery.graphql.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import { upToOneDecimal } from '../../../ui/oneDecimal.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { comparedAmounts, type ComparedAmount } from '../comparedAmounts.ts';
import type { StatementLine } from '../statementFacts.ts';
import { useCanSeeCharges } from '../useCanSeeCharges.ts';

const query = graphql`
  query LineComparisonQuery($id: ID!, $position: Int!) {
    node(id: $id) {
      __typename
      ... on CourierStatement {
        comparison(position: $position) {
          deliveryCharge
          codFee
          returnCharge
          net
          deliveredAt
          grams
          told
          toldAt
          others {
            statementId
            number
            day
            collected
          }
        }
      }
    }
  }
`;

type Comparison = NonNullable<Extract<LineComparisonQuery$data['node'], { __typename: 'CourierStatement' }>['comparison']>;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 8px 24px;
  white-space: normal;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    && table > * > tr > :is(th, td) {
      padding-inline: 4px 0;
    }

    && table > thead th {
      white-space: normal;
    }
  }
`;

const Causes = styled.section`
  h3 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 8px 0 6px;
    font-size: 12.5px;
    font-weight: 550;
    color: ${token.ink2};
  }

  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The reader adds them up. */
const takaOf = (amount: number | null) => (amount === null ? '–' : exactTaka(amount));

function differenceOf({ books, courier }: ComparedAmount): string {
  const difference = books === null || courier === null ? 0 : Math.round((courier - books) * 100) / 100;
  return difference === 0 ? '–' : `${difference > 0 ? '+' : ''}${exactTaka(difference)}`;
}

interface LineComparisonProps {
  statementId: string;
  line: StatementLine;
}

/** A line beside what the books and the courier's terms say of its parcel, and what may explain the difference. */
export function LineComparison(props: LineComparisonProps) {
  return (
    <PartBoundary failed={(_error, retry) => <PartFailed onRetry={retry} />}>
      <Suspense fallback={<RowsSkeleton />}><Loaded {...props} /></Suspense>
    </PartBoundary>
  );
}

function Loaded({ statementId, line }: LineComparisonProps) {
  const { t } = useTranslation();
  const canSeeCharges = useCanSeeCharges();
  const { node } = useLazyLoadQuery<LineComparisonQuery>(query, { id: statementId, position: line.position }, { fetchPolicy: 'store-and-network' });
  const comparison = node?.__typename === 'CourierStatement' ? node.comparison : null;
  if (!comparison) return null;
  const names: Record<ComparedAmount['id'], string> = {
    cash: t('Cash'), delivery: t('Delivery charge'), codFee: t('COD fee'), returnCharge: t('Return charge'), adjustment: t('Adjustment'), net: t('To you'),
  };
  const amount = (id: 'books' | 'courier', header: string) => ({
    id, header, align: 'end' as const, cell: (row: ComparedAmount) => <CellText isStrong={row.id === 'net'}>{takaOf(row[id])}</CellText>,
  });
  return (
    <Sides>
      <FactTable<ComparedAmount>
        label={t('Side by side')}
        rows={comparedAmounts(line, comparison, canSeeCharges)}
        getRowId={({ id }) => id}
        columns={[
          { id: 'what', header: t('Side by side'), cell: ({ id }) => <CellText isStrong={id === 'net'}>{names[id]}</CellText> },
          amount('books', t('Your books')),
          amount('courier', t('Courier')),
          {
            id: 'difference', header: t('Difference'), align: 'end',
            cell: (row) => <CellText isStrong>{differenceOf(row)}</CellText>,
          },
        ]}
      />
      <WhatExplains line={line} comparison={comparison} />
    </Sides>
  );
}

function WhatExplains({ line: { result, expected }, comparison: { told, toldAt, others, deliveredAt, grams } }: { line: StatementLine; comparison: Comparison }) {
  const { t } = useTranslation();
  const wasToldOtherwise = typeof told === 'number' && typeof expected === 'number' && told !== expected && (result === 'SHORT' || result === 'OVER' || result === 'PARTIAL');
  const isWeightAsked = result === 'CHARGE_DIFF' && typeof grams === 'number';
  return (
    <Causes>
      <h3><Lightbulb aria-hidden size={15} />{t('What may explain it')}</h3>
      <ul>
        {wasToldOtherwise && <li>{t('The courier was told on {{day}} to collect {{amount}}.', { day: formatDay(toldAt), amount: formatTaka(told) })}</li>}
        {others.map(({ statementId, number, day, collected }, index) => (
          <li key={`${statementId} ${index}`}>
            {t('{{amount}} were paid on {{day}}:', { amount: formatTaka(collected), day: formatDay(day) })}{' '}
            <TextLink to="/delivery-method/update-payment/$id" params={{ id: statementId }}>{t('Statement {{number}}', { number })}</TextLink>
          </li>
        ))}
        {isWeightAsked && <li>{t('The goods weigh {{kilograms}} kg.', { kilograms: upToOneDecimal(grams / 1000) })}</li>}
        <li>{deliveredAt ? t('Delivered on {{day}} by your books.', { day: formatDay(deliveredAt) }) : t('Not delivered by your books.')}</li>
      </ul>
    </Causes>
  );
}
