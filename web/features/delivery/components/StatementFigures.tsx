import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDay, formatTaka } from '../../../../schema/rules/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { accountName } from '../../accounting/accountName.ts';
import { signedTaka } from '../deliveryText.ts';
import { differenceOf } from '../statementFacts.ts';
import type { ResultSum } from '../statementFacts.ts';

interface StatementFiguresProps {
  /** What the courier paid and kept is null for whoever may not see costs. */
  statement: { net?: number | null; collected: number; accountName?: string | null; seenInBank?: string | null; results: readonly ResultSum[] };
}

const Row = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  /* The lines between the cells are the gaps. */
  gap: 1px;
  margin: 0;
  background: ${token.border};

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
  }
`;

/** The amounts stand in one line, however long the words above them are. */
const Figure = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 14px 18px;
  background: ${token.surface};

  dt {
    font-size: 12.5px;
    color: ${token.ink2};
  }

  dd {
    margin: 2px 0 0;
    font-size: 21px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  &[data-bad] dd {
    color: ${token.badText};
  }

  ${media.narrow} {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** The received amount, the expected amount and their difference. */
export function StatementFigures({ statement: { net, collected, accountName: account, seenInBank, results } }: StatementFiguresProps) {
  const { t } = useTranslation();
  const onIt = results.filter(({ result }) => result !== 'EXPECTED_MISSING');
  const expected = onIt.reduce((sum, { expected: owed }) => sum + (owed ?? 0), 0);
  // Without their charges for whoever may not see those.
  const difference = onIt.reduce((sum, one) => sum + (one.difference ?? differenceOf(one) ?? 0), 0);
  const figures: { id: string; term: string; value: number; isBad?: boolean }[] = [
    ...(net == null ? [] : [{ id: 'net', term: t('Paid to you'), value: net }]),
    { id: 'collected', term: t('Collected'), value: collected },
    // With what it added or deducted otherwise: the first three add up.
    ...(net == null ? [] : [{ id: 'kept', term: t('Kept by the courier'), value: Math.round((collected - net) * 100) / 100 }]),
    { id: 'expected', term: t('Owed by your books'), value: expected },
    { id: 'difference', term: t('Difference'), value: Math.round(difference * 100) / 100, isBad: Math.abs(difference) > 0.005 },
    ...(net == null || !seenInBank ? [] : [{
      id: 'seen', term: t('Seen in {{account}}, {{day}}', { account: accountName(account ?? ''), day: formatDay(seenInBank) }), value: net,
    }]),
  ];
  return (
    <Card isFlush>
      <Row>
        {figures.map(({ id, term, value, isBad }) => (
          <Figure key={id} data-bad={isBad || undefined}>
            <dt>{term}</dt>
            <dd>{isBad ? signedTaka(value) : formatTaka(value)}</dd>
          </Figure>
        ))}
      </Row>
    </Card>
  );
}
