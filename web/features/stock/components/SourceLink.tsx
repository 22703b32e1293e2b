import type { ReactNode } from 'react';
import { useCan } from '../../../shell/usePermissions.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The page of each kind of record that moves stock, and the permission to open it. */
const PAGES = {
  ORDER: { to: '/ecom/order/$id', permission: 'order' },
  PURCHASE: { to: '/purchase/purchase-list/$id', permission: 'purchase' },
  DECREASE: { to: '/adjust-stock/adjust-stock-list/$id', permission: 'adjustStock' },
  COUNT: { to: '/adjust-stock/stock-count/$id', permission: 'adjustStock' },
  TRANSFER: { to: '/transfer-stock/$id', permission: 'purchase' },
} as const;

interface SourceLinkProps {
  /** The gateway's MovementSource. */
  source: string | null | undefined;
  sourceId: string;
  children: ReactNode;
}

/** Links a ledger row to the record that caused it; plain text when that has no page. */
export function SourceLink({ source, sourceId, children }: SourceLinkProps) {
  const page = source && Object.hasOwn(PAGES, source) ? PAGES[source as keyof typeof PAGES] : undefined;
  const canOpen = useCan(page?.permission ?? 'SIGNED_IN');
  if (!page || !canOpen) return children;
  return (
    <TextLink to={page.to} params={{ id: sourceId }}>
      {children}
    </TextLink>
  );
}
