import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { addDays } from '../../schema/rules/format.ts';
import { helpStyle } from '../ui/fieldStyle.ts';
import { TextField } from '../ui/TextField.tsx';
import type { DayRange } from './dayRange.ts';
import { useTypedDays } from './useTypedDays.ts';

/** The fields stand among the choices around them. */
const Pair = styled.div`
  display: contents;
`;

/** Below all choices of the row, which stay on one line. */
const Why = styled.p`
  ${helpStyle}
  flex-basis: 100%;
  grid-column: 1 / -1;
  order: 1;
  margin: 0;
`;

/** Before it no shop kept books. */
const EARLIEST = '2000';

interface OwnDaysProps {
  days: DayRange;
  /** The longest range, in days; any when left out. */
  most?: number;
  isLabelHidden?: boolean;
  /** Called with days in this order, and not too many. */
  onChange: (days: DayRange) => void;
}

/** First and last day of what a page shows, both included. */
export function OwnDays({ days, most, isLabelHidden, onChange }: OwnDaysProps) {
  const { t } = useTranslation();
  const isWhole = ({ from, to }: DayRange) => [from, to].every((day) => day.length === 'YYYY-MM-DD'.length && day > EARLIEST);
  const isTurned = (range: DayRange) => isWhole(range) && range.from > range.to;
  const isTooLong = (range: DayRange) => most !== undefined && isWhole(range) && range.to >= addDays(range.from, most);
  const { shown, change, leave } = useTypedDays(days, (range) => isWhole(range) && !isTurned(range) && !isTooLong(range), onChange);
  const why = isTurned(shown) ? t('The last day is before the first') : isTooLong(shown) ? t('At most {{most}} days', { most }) : undefined;
  return (
    <Pair onBlur={leave}>
      <TextField
        type="date" name="from" label={t('From')} isLabelHidden={isLabelHidden}
        value={shown.from} onChange={(from) => change({ ...shown, from })}
      />
      <TextField
        type="date" name="to" label={t('Until')} isLabelHidden={isLabelHidden}
        value={shown.to} onChange={(to) => change({ ...shown, to })}
      />
      {why && <Why role="status">{why}</Why>}
    </Pair>
  );
}
