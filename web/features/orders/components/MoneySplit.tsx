import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { token } from '../../../ui/theme/token.ts';

interface MoneySplitProps {
  trail: {
    readonly courierName: string;
    readonly owed: number;
    readonly paidOut: number;
    readonly charges: number;
    readonly codFees: number;
    readonly other: number;
    readonly disputed: number;
    readonly writtenOff: number;
    readonly open: number;
  };
}

const Box = styled.div`
  margin: 14px 0;
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  border-radius: 5px;
  overflow: hidden;
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  font-size: 12.5px;
  color: ${token.ink2};

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const Mark = styled.span<{ $colour: string }>`
  width: 9px;
  height: 9px;
  border-radius: 2px;
  background: ${({ $colour }) => $colour};
`;

/** How the amount that the courier owed was settled; the parts add up to the whole. */
export function MoneySplit({ trail }: MoneySplitProps) {
  const { t } = useTranslation();
  const { courierName: courier, owed } = trail;
  const parts = [
    { id: 'paid', amount: trail.paidOut, colour: token.accent, words: t('in your account') },
    { id: 'charges', amount: trail.charges, colour: token.ink2, words: t('courier charge') },
    { id: 'fees', amount: trail.codFees, colour: token.ink3, words: t('COD fee kept') },
    { id: 'other', amount: trail.other, colour: token.borderStrong, words: t('small differences and adjustments') },
    { id: 'disputed', amount: trail.disputed, colour: token.warnSolid, words: t('in dispute with {{courier}}', { courier }) },
    { id: 'lost', amount: trail.writtenOff, colour: token.badText, words: t('written off') },
    { id: 'open', amount: trail.open, colour: token.infoText, words: t('with {{courier}}', { courier }) },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Box>
      <Bar aria-hidden>
        {parts.filter(({ amount }) => amount > 0).map(({ id, amount, colour }) => (
          <span key={id} style={{ flexGrow: amount, background: colour }} />
        ))}
      </Bar>
      <Words aria-label={t('Of {{amount}} owed', { amount: formatTaka(owed) })}>
        <li>{t('Of {{amount}} owed', { amount: formatTaka(owed) })}</li>
        {parts.map(({ id, amount, colour, words }) => (
          <li key={id}>
            <Mark $colour={colour} aria-hidden />
            <span>{formatTaka(amount)} {words}</span>
          </li>
        ))}
      </Words>
    </Box>
  );
}
