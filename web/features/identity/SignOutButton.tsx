import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { ButtonProps } from '../../ui/Button.tsx';
import { signOut } from './signOut.ts';

/** Sign Out, for screens without the user menu. */
export function SignOutButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    await signOut();
    setPending(false);
  }

  return (
    <Button icon={LogOut} variant={variant} isPending={isPending} onClick={() => void leave()}>
      {t('Sign Out')}
    </Button>
  );
}
