import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { use } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './buttonStyle.ts';
import type { ButtonStyleProps } from './buttonStyle.ts';
import { MayFollow } from './MayFollow.ts';
import { token } from './theme/token.ts';
import { Tooltip } from './Tooltip.tsx';

export interface ExternalIconLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Where it leads: read out, and shown as a tooltip. */
  label: string;
}

const SquareAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
  width: ${token.control};
  padding: 0;
`;

/** An icon that leads outside the router: `href="tel:01711204466"`. */
export function ExternalIconLink({ icon: Icon, label, ...attributes }: ExternalIconLinkProps) {
  return (
    <Tooltip text={label}>
      <SquareAnchor {...attributes} aria-label={label} data-icon-only $variant="quiet" $size="medium">
        <Icon aria-hidden />
      </SquareAnchor>
    </Tooltip>
  );
}

function RouterIconLink(props: ExternalIconLinkProps) {
  return use(MayFollow)(props.href) && <ExternalIconLink {...props} />;
}

/**
 * A router link that looks like an IconButton: takes `to`, `params`, `search` as TanStack's Link does. Nothing where the
 * viewer may not open what it leads to.
 */
export const IconLink = createLink(RouterIconLink);
