import { Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { media, token } from '../ui/theme/token.ts';

/** The way to a new record: the primary button, and the key N. */
export interface CreateAction {
  label: string;
  icon?: LucideIcon;
  /** A screen, or a dialog over this one. */
  to: string | (() => void);
}

/** On a phone it floats over the end of the list, where a thumb reaches it. */
const Floating = styled.span`
  display: contents;

  ${media.phone} {
    &[data-away] {
      display: none;
    }

    > * {
      position: fixed;
      right: 16px;
      bottom: 20px;
      z-index: 15;
      padding-inline: 18px;
      border-radius: 22px;
      box-shadow: ${token.shadowFloat};
    }
  }
`;

/** Keeps the end of the list out from under the button. */
export const CreateButtonRoom = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    height: 56px;
  }
`;

interface CreateButtonProps {
  create: CreateAction;
  /** On a phone the bar of what can be done with selected rows has its place. */
  isAway: boolean;
}

export function CreateButton({ create: { label, icon = Plus, to }, isAway }: CreateButtonProps) {
  const look = { variant: 'primary', icon, kbd: 'N' } as const;
  return (
    <Floating data-away={isAway || undefined}>
      {typeof to === 'string' ? (
        <LinkButton {...look} to={to}>
          {label}
        </LinkButton>
      ) : (
        <Button {...look} onClick={to}>
          {label}
        </Button>
      )}
    </Floating>
  );
}
