import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../schema/rules/message.ts';
import { messageText } from '../messageText.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { THEMES, useTheme } from '../ui/theme/useTheme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };
const labels = { light: msg('Light'), dark: msg('Dark'), system: msg('System') };

/** Light, Dark, System. */
export function ThemeButton() {
  const { t } = useTranslation();
  const { theme, setTheme } = useTheme();
  return (
    <Menu
      label={t('Theme')}
      trigger={<IconButton icon={icons[theme]} label={t('Theme: {{theme}}', { theme: messageText(labels[theme], t) })} />}
      entries={THEMES.map((choice) => ({
        id: choice,
        label: messageText(labels[choice], t),
        icon: icons[choice],
        isSelected: choice === theme,
        onAction: () => setTheme(choice),
      }))}
    />
  );
}
