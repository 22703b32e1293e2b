import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextField } from '../../../ui/TextField.tsx';
import { UsualReasonsOfOrders } from '../../orders/components/UsualReasonsOfOrders.tsx';

/** The next parcel may be scanned at once: the scan field takes the keys again when no other part has them. */
function leave() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

interface WhyItCameBackProps {
  /** As it is read; what is sent is `storedReason` of it. */
  value: string;
  onChange: (reason: string) => void;
  description?: string;
}

/** Why goods came back, beside a field that is scanned into: typed, or one of the usual reasons. */
export function WhyItCameBack({ value, onChange, description }: WhyItCameBackProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('Why it came back')}
        description={description}
        value={value}
        onChange={onChange}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        maxLength={300}
      />
      <UsualReasonsOfOrders
        of="RETURN"
        onChoose={(text) => {
          onChange(text);
          leave();
        }}
      />
    </>
  );
}

const Inset = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 16px;
`;

/** The same in a card without a margin of its own. */
export function WhyInCard(props: WhyItCameBackProps) {
  return <Inset><WhyItCameBack {...props} /></Inset>;
}
