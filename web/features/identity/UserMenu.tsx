import { useNavigate } from '@tanstack/react-router';
import { LogOut, MailOpen, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import type { UserMenu_viewer$key } from '../../__generated__/UserMenu_viewer.graphql.ts';
import { chooseLanguage, chosenLanguage } from '../../i18n.ts';
import { COMPLETE_LANGUAGES, LANGUAGES } from '../../languages.ts';
import { messageText } from '../../messageText.ts';
import { Menu } from '../../ui/Menu.tsx';
import { AvatarButton } from '../../ui/nav/AvatarButton.tsx';
import { useTheme } from '../../ui/theme/useTheme.ts';
import { signOut } from './signOut.ts';

const roleNames: Record<string, MessageKey> = {
  FOUNDER: msg('Founder'),
  SUPERADMIN: msg('Super-administrator'),
  ADMIN: msg('Administrator'),
  MEMBER: msg('Staff'),
};

/** The signed-in user, the theme (on a phone it is only here), and Sign Out. */
export function UserMenu({ viewer }: { viewer: UserMenu_viewer$key }) {
  const { t } = useTranslation();
  const { theme, setTheme } = useTheme();
  const navigate = useNavigate();
  const { name, email, role } = useFragment(
    graphql`
      fragment UserMenu_viewer on Viewer {
        name
        email
        role
      }
    `,
    viewer,
  );
  const shown = name || email;
  const roleName = roleNames[role];
  const themes = [
    { id: 'light', label: t('Light'), icon: Sun },
    { id: 'dark', label: t('Dark'), icon: Moon },
    { id: 'system', label: t('System'), icon: Monitor },
  ] as const;
  return (
    <Menu
      label={t('Your account')}
      trigger={<AvatarButton name={shown} label={t('Account of {{name}}', { name: shown })} />}
      groups={[
        {
          id: 'theme',
          title: roleName ? `${email} · ${messageText(roleName, t)}` : email,
          entries: themes.map((choice) => ({
            ...choice,
            isSelected: choice.id === theme,
            onAction: () => setTheme(choice.id),
          })),
        },
        ...(COMPLETE_LANGUAGES.length > 1
          ? [
              {
                id: 'language',
                title: t('Language'),
                entries: COMPLETE_LANGUAGES.map((language) => ({
                  id: language,
                  label: LANGUAGES[language],
                  isSelected: language === chosenLanguage(),
                  onAction: () => chooseLanguage(language),
                })),
              },
            ]
          : []),
        {
          id: 'invitations',
          entries: [
            {
              id: 'invitations',
              label: t('Invitations'),
              icon: MailOpen,
              onAction: () => void navigate({ to: '/invitations' }),
            },
          ],
        },
        {
          id: 'leave',
          entries: [{ id: 'sign-out', label: t('Sign Out'), icon: LogOut, onAction: () => void signOut() }],
        },
      ]}
    />
  );
}
