import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatShortDateTime, formatShortDay } from '../../schema/rules/format.ts';
import { workLists } from '../features/orders/workLists.ts';
import { Button } from '../ui/Button.tsx';
import { PartFailed } from '../ui/PartFailed.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { token } from '../ui/theme/token.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useDigest } from './useDigest.ts';
import { WordsLink } from './WordsLink.tsx';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  margin: 16px -16px 0;
  padding: 12px 16px 0;
  border-top: 1px solid ${token.border};
`;

const Lines = styled.ul`
  align-self: stretch;
  margin: 0 -8px;

  b {
    margin-left: auto;
    font-weight: 600;
  }
`;

const Note = styled.p`
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink3};
`;

/** As wide where nothing has changed, so that the counts stand in a column. */
const Column = styled.span`
  min-width: 40px;
  font-size: 12.5px;
  text-align: right;
  color: ${token.ink3};
`;

const Toggle = styled(Button)`
  margin: 0 -10px;
`;

/** How many more there are than in the digest before. */
function Change({ by }: { by: number }) {
  const { t } = useTranslation();
  const number = formatCount(Math.abs(by));
  return (
    <Column>
      {by !== 0 && <span aria-hidden>{by > 0 ? `+${number}` : `−${number}`}</span>}
      {by > 0 && <VisuallyHidden>{t('{{number}} more than before', { number })}</VisuallyHidden>}
      {by < 0 && <VisuallyHidden>{t('{{number}} fewer than before', { number })}</VisuallyHidden>}
    </Column>
  );
}

/** The digest of today until it is read, on request also after that; and whether there is one each day. */
export function DigestSection({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { digest, hasFailed, reload, want, read, isInFlight } = useDigest();
  /** What was chosen; otherwise it is open until it is read. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  if (!digest) return <Section>{hasFailed ? <PartFailed onRetry={reload} /> : <Skeleton height={24} />}</Section>;
  const { isWanted, day, madeAt, isRead, comparedTo, lines } = digest;
  const isOpen = chosen ?? !isRead;
  const time = formatShortDateTime(madeAt);
  const named = workLists();
  async function putAway(of: string) {
    await read(of);
    setChosen(null);
    toggle.current?.focus();
  }
  return (
    <Section aria-label={t('What waits today')}>
      {day && (
        <Toggle ref={toggle} variant="quiet" size="small" icon={isOpen ? ChevronUp : ChevronDown} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          {t('What waits today')}
        </Toggle>
      )}
      {day && isOpen && (
        <>
          <Note>
            {comparedTo ? t('Counted {{time}}; changes since {{day}}', { time, day: formatShortDay(comparedTo) }) : t('Counted {{time}}', { time })}
          </Note>
          {lines.length === 0 && <p>{t('Nothing waits today.')}</p>}
          <Lines>
            {lines.map(({ kind, count, before }) => {
              const { label, target } = named[kind as keyof typeof named];
              return (
                <li key={kind}>
                  <WordsLink {...target} isQuiet={false} onClick={close}>
                    <span>{label}</span>
                    <b>{formatCount(count)}</b>
                    <Change by={count - (before ?? count)} />
                  </WordsLink>
                </li>
              );
            })}
          </Lines>
          {!isRead && <Button size="small" isPending={isInFlight} onClick={() => void putAway(day)}>{t('I have read it')}</Button>}
        </>
      )}
      <Switch
        label={t('Daily digest')}
        description={
          isWanted && !day
            ? t('None of today yet: it is counted from 7:00 AM on, within ten minutes.')
            : t('What waits, counted once each morning. It stands here until you have read it.')
        }
        isSelected={isWanted}
        isPending={isInFlight}
        onChange={(next) => void want(next)}
      />
    </Section>
  );
}
