import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dialog } from '../ui/Dialog.tsx';
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

/** `?`: the keys that work everywhere, and those of lists and forms. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const rows: [keys: string[], meaning: string][] = [
    [['Ctrl', 'K'], t('Go to any screen, or search')],
    [['/'], t('Search in the list')],
    [['N'], t('New record')],
    [['J', 'K'], t('Next and previous row')],
    [['X'], t('Select the row')],
    [['Enter'], t('Open the row')],
    [['P'], t('Print')],
    [['Ctrl', 'S'], t('Save the form')],
    [['Esc'], t('Clear the field, then close')],
    [['?'], t('This list')],
  ];
  return (
    <Dialog title={t('Keyboard shortcuts')} isOpen onClose={onClose} width={440}>
      <Grid>
        {rows.map(([keys, meaning]) => (
          <Row key={meaning} keys={keys} meaning={meaning} />
        ))}
      </Grid>
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
