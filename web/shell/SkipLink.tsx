import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { token } from '../ui/theme/token.ts';

const Anchor = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 200;
  padding: 8px 14px;
  border-radius: ${token.radius};
  font-weight: 600;
  color: ${token.onAccent};
  background: ${token.accent};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The first stop of the Tab key: skips the menu and goes to the screen. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Anchor
      href="#main"
      onClick={(event) => {
        // A hash would stay in the address that people share.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('Skip to content')}
    </Anchor>
  );
}
