import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';
import { scriptParts } from './callScript.ts';

const Words = styled.blockquote`
  margin: 0;
  padding-left: 12px;
  border-left: 2px solid ${token.borderStrong};
  line-height: 24px;
  overflow-wrap: anywhere;
`;

/** The text that the caller reads out; the values to be checked are highlighted. */
export function CallScript({ script, facts }: { script: string; facts: Parameters<typeof scriptParts>[1] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3>{t('Say')}</h3>
      <Words>
        {scriptParts(script, facts).map(({ text, isFact }, index) => (isFact ? <strong key={index}>{text}</strong> : text))}
      </Words>
    </div>
  );
}
