import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The page of each kind of record that moves stock. */
const PAGES = {
  ORDER: '/ecom/order/$id',
  PURCHASE: '/purchase/purchase-list/$id',
  DECREASE: '/adjust-stock/adjust-stock-list/$id',
  COUNT: '/adjust-stock/stock-count/$id',
  TRANSFER: '/transfer-stock/$id',
} as const;

interface SourceLinkProps {
  /** The gateway's MovementSource. */
  source: string | null | undefined;
  sourceId: string;
  children: ReactNode;
}

/** Links a ledger row to the record that caused it; plain text when that has no page. */
export function SourceLink({ source, sourceId, children }: SourceLinkProps) {
  const to = source && Object.hasOwn(PAGES, source) ? PAGES[source as keyof typeof PAGES] : undefined;
  if (!to) return children;
  return (
    <TextLink to={to} params={{ id: sourceId }}>
      {children}
    </TextLink>
  );
}
