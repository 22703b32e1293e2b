import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextField } from '../../../ui/TextField.tsx';
import { CameraButton } from '../../catalog/scan/CameraButton.tsx';

const Row = styled.div`
  display: flex;
  gap: 6px;
  align-items: flex-end;

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** The field for a scanner, which ends each number with Enter. Stands in the form of the statement, which Enter would send. */
export function StatementScan({ onScan }: { onScan: (number: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const scanned = text.trim();
    setText('');
    if (scanned !== '') onScan(scanned);
  }

  return (
    <Row>
      <TextField
        label={t('Scan the parcels that were paid')}
        icon={ScanLine}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        maxLength={100}
        autoComplete="off"
      />
      <CameraButton onScan={onScan} />
    </Row>
  );
}
