import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { StatementVoucher_statement$data, StatementVoucher_statement$key } from '../../../__generated__/StatementVoucher_statement.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { exactTaka } from '../../../ui/exactTaka.ts';
import { media, token } from '../../../ui/theme/token.ts';
import { accountName } from '../../accounting/accountName.ts';

type Voucher = NonNullable<StatementVoucher_statement$data['voucher']>;

const Note = styled.p`
  margin: 0 0 12px;
  color: ${token.ink2};
`;

const Balanced = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 6px;
  font-size: 12.5px;
  color: ${token.ink2};

  > svg {
    flex: none;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 44px;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 4px;
    align-items: baseline;
  }

  > li > abbr {
    color: ${token.ink3};
    text-decoration: none;
  }

  > li > b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`;

const After = styled.p`
  margin: 12px 0 0;
  padding-top: 10px;
  border-top: 1px solid ${token.border};
  color: ${token.ink2};
`;

interface StatementVoucherProps {
  statement: StatementVoucher_statement$key;
  /** The name of the courier. */
  courier: string;
}

/** What posting a draft books, as its lines are decided now; nothing for a statement that is no draft. */
export function StatementVoucher({ statement, courier }: StatementVoucherProps) {
  const { t } = useTranslation();
  const { voucher } = useFragment(
    graphql`
      fragment StatementVoucher_statement on CourierStatement {
        voucher {
          total
          lines {
            account
            isOfCourier
            debit
            credit
          }
          toDecide
          decided
          settled
          partial
          disputed
          writtenOff
          missing
          held
          adjusted
        }
      }
    `,
    statement,
  );
  if (!voucher) return null;
  const { total, lines, toDecide, decided, adjusted } = voucher;
  const name = ({ account, isOfCourier }: Voucher['lines'][number]) =>
    (isOfCourier ? t('{{account}}, {{courier}}', { account: accountName(account), courier }) : accountName(account));
  const side = (label: string, short: string, amountOf: (line: Voucher['lines'][number]) => number) => (
    <Side aria-label={label}>
      {lines.filter((line) => amountOf(line) > 0).map((line) => (
        <li key={line.account}>
          <abbr aria-hidden>{short}</abbr>
          <span>{name(line)}</span>
          <b>{exactTaka(amountOf(line))}</b>
        </li>
      ))}
    </Side>
  );
  return (
    <Card
      title={t('Voucher as decided now')}
      actions={<Balanced><Scale aria-hidden size={15} />{t('Balanced, {{amount}} on both sides', { amount: exactTaka(total) })}</Balanced>}
    >
      <Note role="status">
        {toDecide === 0
          ? (adjusted > 0 ? t('What the courier added or deducted goes to dispute, and is decided once this is posted.') : t('Every line fits: there is nothing to decide.'))
          : t('{{decided}} of {{all}} decided. What is left goes to dispute; a charge is paid as it came.', { decided: formatCount(decided), all: formatCount(toDecide) })}
      </Note>
      <Sides>
        {side(t('Debit'), t('Dr'), ({ debit }) => debit)}
        {side(t('Credit'), t('Cr'), ({ credit }) => credit)}
      </Sides>
      <After>{t('Then: {{what}}.', { what: becomes(voucher, t).join(' · ') })}</After>
    </Card>
  );
}

/** How many orders become what, without those that nothing becomes of. */
function becomes({ settled, partial, disputed, writtenOff, missing, held, adjusted }: Voucher, t: ReturnType<typeof useTranslation>['t']): string[] {
  const facts: [number, string][] = [
    [settled, t('{{number}} orders become Settled', { count: settled, number: formatCount(settled), defaultValue_one: '{{number}} order becomes Settled' })],
    [disputed, t('{{number}} Disputed', { number: formatCount(disputed) })],
    [partial, t('{{number}} paid in part', { number: formatCount(partial) })],
    [writtenOff, t('{{number}} written off or kept', { number: formatCount(writtenOff) })],
    [missing, t('{{number}} stay Unsettled', { count: missing, number: formatCount(missing), defaultValue_one: '{{number}} stays Unsettled' })],
    [held, t('money of {{number}} lines is held until identified', { count: held, number: formatCount(held), defaultValue_one: 'money of {{number}} line is held until identified' })],
    [adjusted, t('what was added to or deducted from {{number}} lines goes to dispute', { count: adjusted, number: formatCount(adjusted), defaultValue_one: 'what was added to or deducted from {{number}} line goes to dispute' })],
  ];
  return facts.filter(([count], index) => index === 0 || count > 0).map(([, text]) => text);
}
