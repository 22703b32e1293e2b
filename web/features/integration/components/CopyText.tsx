import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { copyText } from '../../../ui/copyText.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { token } from '../../../ui/theme/token.ts';

interface CopyTextProps {
  text: string;
  /** The name of the text, for the button and the toast. */
  label: string;
}

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: 680px;
  padding: 0 4px 0 11px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius};
  background: ${token.surface2};

  code {
    flex: 1;
    min-width: 0;
    padding: 6px 0;
    font-family: ${token.fontMono};
    font-size: 12.5px;
    overflow-wrap: anywhere;
  }
`;

/** A text with a button that copies it. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation();
  return (
    <Box>
      <code>{text}</code>
      <IconButton
        icon={Copy}
        size="small"
        label={t('Copy {{label}}', { label })}
        onClick={() => void copyText(text, label)}
      />
    </Box>
  );
}
