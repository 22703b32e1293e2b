import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { token } from '../../../ui/theme/token.ts';
import { differenceOf } from '../statementFacts.ts';
import type { ResultSum } from '../statementFacts.ts';

interface StatementFiguresProps {
  statement: { net: number; collected: number; charges: number; codFees: number; results: readonly ResultSum[] };
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 16px;
  margin: 0;
`;

const Figure = styled.div`
  dt {
    font-size: 12.5px;
    color: ${token.ink2};
  }

  dd {
    margin: 2px 0 0;
    font-size: 19px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  &[data-bad] dd {
    color: ${token.badText};
  }
`;

/** What came, what should have come, and what lies between. */
export function StatementFigures({ statement: { net, collected, charges, codFees, results } }: StatementFiguresProps) {
  const { t } = useTranslation();
  const onIt = results.filter(({ result }) => result !== 'EXPECTED_MISSING');
  const expected = onIt.reduce((sum, { expected: owed }) => sum + owed, 0);
  const difference = onIt.reduce((sum, one) => sum + (differenceOf(one) ?? 0), 0);
  const figures = [
    { id: 'net', term: t('Paid to you'), value: net },
    { id: 'collected', term: t('Collected'), value: collected },
    { id: 'charges', term: t('Charges and fees'), value: charges + codFees },
    { id: 'expected', term: t('Owed by your books'), value: expected },
    { id: 'difference', term: t('Difference'), value: Math.round(difference * 100) / 100, isBad: Math.abs(difference) > 0.005 },
  ];
  return (
    <Card>
      <Row>
        {figures.map(({ id, term, value, isBad }) => (
          <Figure key={id} data-bad={isBad || undefined}>
            <dt>{term}</dt>
            <dd>{formatTaka(value)}</dd>
          </Figure>
        ))}
      </Row>
    </Card>
  );
}
