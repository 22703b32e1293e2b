import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 10px;
  /* The words, not the edges of the buttons, stand in line with the fields. */
  margin: 0 -10px;
`;

interface OtherWaysProps {
  /** In milliseconds. */
  resendAt: number;
  isAsking: boolean;
  onResend: () => void;
  onChangeNumber: () => void;
}

/** For whoever got no code: another one after a while, or another number. */
export function OtherWays({ resendAt, isAsking, onResend, onChangeNumber }: OtherWaysProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(resendAt);
  return (
    <Row>
      <Button variant="quiet" size="small" disabled={seconds > 0} isPending={isAsking} onClick={onResend}>
        {seconds > 0 ? t('Send again in {{seconds}} s', { seconds }) : t('Send again')}
      </Button>
      <Button variant="quiet" size="small" onClick={onChangeNumber}>
        {t('Change number')}
      </Button>
    </Row>
  );
}
