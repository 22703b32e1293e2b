import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { addDays } from '../../../schema/rules/format.ts';
import { OwnDays } from '../../list/OwnDays.tsx';
import { currentDay } from '../../relay/serverTime.ts';
import { Select } from '../../ui/Select.tsx';
import { media } from '../../ui/theme/token.ts';
import { writtenDays } from './reportDays.ts';

/** The fields above a report, in one line; on a phone two beside each other, those marked `data-wide` and an odd last one alone. */
export const ReportChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: end;

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide],
    &:not(:has(> [data-wide])) > :last-child:nth-child(odd),
    &:has(> [data-wide]) > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;

/* Below the span the two days, beside each other. */
const Choices = styled(ReportChoices)`
  ${media.phone} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const SPANS = [1, 7, 14, 30, 90, 365] as const;

interface ReportRangeProps {
  /** First and last day, both 'YYYY-MM-DD'. */
  from: string;
  to: string;
  /** The longest range, in days. */
  most: number;
  /** How many days there are when the address names none: fourteen when left out. */
  usualDays?: number;
  /** For the address; undefined for the usual days. */
  onChange: (days: string | undefined) => void;
  /** Further choices. */
  children?: ReactNode;
}

/** Which days a report is about. */
export function ReportRange({ from, to, most, usualDays, onChange, children }: ReportRangeProps) {
  const { t } = useTranslation();
  const today = currentDay();
  const spans = SPANS.filter((length) => length <= most);
  const span = spans.find((length) => to === today && from === addDays(today, 1 - length));
  const names = {
    1: t('Today'), 7: t('Last 7 days'), 14: t('Last 14 days'), 30: t('Last 30 days'), 90: t('Last 90 days'), 365: t('Last 365 days'),
  };
  const show = (range: { from: string; to: string }) => onChange(writtenDays(range, usualDays));
  return (
    <Choices>
      <Select
        label={t('Days')} name="span" value={span ? String(span) : ''}
        onChange={(length) => length && show({ from: addDays(today, 1 - Number(length)), to: today })}
        options={[
          ...(span ? [] : [{ id: '', label: t('Other days') }]),
          ...spans.map((length) => ({ id: String(length), label: names[length] })),
        ]}
      />
      <OwnDays days={{ from, to }} most={most} onChange={show} />
      {children}
    </Choices>
  );
}
