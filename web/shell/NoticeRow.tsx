import { BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatShortDateTime } from '../../schema/rules/format.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { token } from '../ui/theme/token.ts';
import type { Notice } from './noticeList.ts';
import type { Mute } from './useMuteNotice.ts';
import { WordsLink } from './WordsLink.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Note = styled.span`
  display: block;
  font-size: 12.5px;
  line-height: 16px;
  color: ${token.ink3};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 2px 8px 8px 36px;
`;

interface NoticeRowProps {
  notice: Notice;
  /** Undefined while it is counted. */
  muted?: Pick<Mute, 'until'>;
  /** Its button takes the focus, which the button that was pressed has taken along. */
  takesFocus: boolean;
  isPending: boolean;
  /** Left out for whoever has no bell of their own. */
  onMute?: (days: number | null) => void;
  onUnmute: () => void;
  onFollow: () => void;
}

/** A kind of notice: the way to its list, and whether it is counted. */
export function NoticeRow({ notice: { icon: Icon, label, target }, muted, takesFocus, isPending, onMute, onUnmute, onFollow }: NoticeRowProps) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const until = muted && (muted.until ? t('Muted until {{time}}', { time: formatShortDateTime(muted.until) }) : t('Muted until you take it back'));
  return (
    <li>
      <Line>
        <WordsLink {...target} isQuiet={muted !== undefined} onClick={onFollow}>
          {muted ? <BellOff aria-hidden /> : <Icon aria-hidden />}
          <span>
            {label}
            {until && <Note>{until}</Note>}
          </span>
        </WordsLink>
        {muted && (
          <Button ref={button} size="small" isPending={isPending} aria-label={t('Unmute: {{what}}', { what: label })} onClick={onUnmute}>
            {t('Unmute')}
          </Button>
        )}
        {!muted && onMute && (
          <IconButton
            ref={button}
            icon={BellOff}
            size="small"
            aria-expanded={isChoosing}
            label={t('Mute: {{what}}', { what: label })}
            onClick={() => setChoosing(!isChoosing)}
          />
        )}
      </Line>
      {isChoosing && !muted && onMute && (
        <Choices role="group" aria-label={t('Mute: {{what}}', { what: label })}>
          <Button size="small" isPending={isPending} onClick={() => onMute(1)}>{t('For a day')}</Button>
          <Button size="small" isPending={isPending} onClick={() => onMute(7)}>{t('For a week')}</Button>
          <Button size="small" isPending={isPending} onClick={() => onMute(null)}>{t('Until I unmute it')}</Button>
        </Choices>
      )}
    </li>
  );
}
