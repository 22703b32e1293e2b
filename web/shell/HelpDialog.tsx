import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dialog } from '../ui/Dialog.tsx';
import { isLetterKey, keyNames, useActiveHotkeys } from '../ui/keys/hotkeys.ts';
import { setLetterKeys, useLetterKeys } from '../ui/keys/letterKeys.ts';
import { Switch } from '../ui/Switch.tsx';
import { token } from '../ui/theme/token.ts';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 20px;
  align-items: center;
`;

const Keys = styled.dt`
  display: flex;
  gap: 4px;

  kbd {
    min-width: 24px;
    padding: 3px 7px;
    border: 1px solid ${token.borderStrong};
    border-radius: 5px;
    font: 500 12px/16px ${token.font};
    text-align: center;
    color: ${token.ink2};
    background: ${token.surface2};
  }
`;

const Letters = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid ${token.border};
`;

/** `?`: the keys that work on the page that is open. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const hotkeys = useActiveHotkeys();
  const hasLetters = useLetterKeys();
  return (
    <Dialog title={t('Keyboard shortcuts')} isOpen onClose={onClose} width={440}>
      <Grid>
        {hotkeys
          .filter((hotkey) => hasLetters || !isLetterKey(hotkey))
          .map((hotkey) => (
            <Row key={hotkey.label} keys={keyNames(hotkey)} meaning={hotkey.label} />
          ))}
      </Grid>
      <Letters>
        <Switch
          label={t('Keys of a single letter')}
          description={t('Off, letters do nothing outside of fields. Kept in this browser.')}
          isSelected={hasLetters}
          onChange={setLetterKeys}
        />
      </Letters>
    </Dialog>
  );
}

function Row({ keys, meaning }: { keys: string[]; meaning: string }) {
  return (
    <>
      <Keys>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </Keys>
      <dd>{meaning}</dd>
    </>
  );
}
