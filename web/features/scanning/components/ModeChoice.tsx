import type { LucideIcon } from 'lucide-react';
import { CircleCheck, PackageCheck, Search, Truck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useHotkeys } from '../../../ui/keys/hotkeys.ts';
import { media, token } from '../../../ui/theme/token.ts';
import type { Mode } from '../scanQueue.ts';

export type ScreenMode = Mode | 'FIND';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 4px;
  padding: 3px;
  border: 1px solid ${token.border};
  border-radius: ${token.radiusCard};
  background: ${token.surface2};

  button {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-height: 40px;
    padding: 8px;
    font-weight: 550;
    color: ${token.ink2};
    cursor: pointer;
    border: 1px solid transparent;
    border-radius: ${token.radius};
    background: transparent;
  }

  button:hover {
    color: ${token.ink};
  }

  button[aria-checked='true'] {
    color: ${token.accentText};
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.75;
  }

  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    button {
      min-height: 44px;
    }

    button:last-child {
      grid-column: span 2;
    }
  }
`;

/** In the order of the work, each on the function key from F6 on. */
const MODES: readonly [ScreenMode, LucideIcon][] = [
  ['PACK', PackageCheck], ['HAND_OVER', Truck], ['RETURN', Undo2], ['DELIVER', CircleCheck], ['FIND', Search],
];
const keyOf = (index: number) => `F${index + 6}`;

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
  useHotkeys(MODES.map(([one], index) => ({ code: keyOf(index), label: names[one], run: () => onChange(one) })));
  return (
    <Row role="radiogroup" aria-label={t('What scanning does')}>
      {MODES.map(([one, Icon], index) => (
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
          <Icon aria-hidden />
          {names[one]}
          <Kbd>{keyOf(index)}</Kbd>
        </button>
      ))}
    </Row>
  );
}
