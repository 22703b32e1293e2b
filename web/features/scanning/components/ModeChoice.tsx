import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';
import type { Mode } from '../scanQueue.ts';

export type ScreenMode = Mode | 'FIND';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    flex: 1 1 120px;
    min-height: 44px;
    padding: 8px 12px;
    font-weight: 600;
    color: ${token.ink};
    cursor: pointer;
    border: 1px solid ${token.border};
    border-radius: ${token.radius};
    background: ${token.surface};
  }

  button[aria-checked='true'] {
    color: ${token.accentText};
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
`;

const MODES: readonly ScreenMode[] = ['PACK', 'HAND_OVER', 'RETURN', 'DELIVER', 'FIND'];

interface ModeChoiceProps {
  mode: ScreenMode;
  onChange: (mode: ScreenMode) => void;
}

/** Choice of the scan mode. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  const names: Record<ScreenMode, string> = {
    PACK: t('Pack verify'), HAND_OVER: t('Hand over'), RETURN: t('Return receive'), DELIVER: t('Mark delivered'), FIND: t('Find'),
  };
  return (
    <Row role="radiogroup" aria-label={t('What scanning does')}>
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === mode}
          onClick={(event) => {
            onChange(one);
            // The scanner types next: the button must not take its Enter.
            event.currentTarget.blur();
          }}
        >
          {names[one]}
        </button>
      ))}
    </Row>
  );
}
