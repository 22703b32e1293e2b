import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { THEMES, useTheme } from '../ui/theme/useTheme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };
const labels = { light: 'Light', dark: 'Dark', system: 'System' };

/** Light, Dark, System. */
export function ThemeButton() {
  const { t } = useTranslation();
  const { theme, setTheme } = useTheme();
  return (
    <Menu
      label={t('Theme')}
      trigger={<IconButton icon={icons[theme]} label={t('Theme: {{theme}}', { theme: t(labels[theme]) })} />}
      entries={THEMES.map((choice) => ({
        id: choice,
        label: t(labels[choice]),
        icon: icons[choice],
        isSelected: choice === theme,
        onAction: () => setTheme(choice),
      }))}
    />
  );
}
