import type { ReactNode } from 'react';
import { TextLink } from '../../ui/TextLink.tsx';

/** Leads to the page of a customer; plain text for whoever may not see it, and without an id. */
export function CustomerLink({ id, children }: { id: string | null | undefined; children: ReactNode }) {
  if (!id) return children;
  return <TextLink to="/customer/customer-list/$id" params={{ id }}>{children}</TextLink>;
}
