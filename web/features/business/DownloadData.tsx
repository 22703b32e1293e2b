import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import styled from 'styled-components';
import type { Permission } from '../../../schema/rules/permissions.ts';
import { takeFromLink } from '../../list/takeFromLink.ts';
import { ExternalLink } from '../../ui/TextLink.tsx';

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
`;

interface DataFile {
  /** Name of the list at the gateway. */
  list: string;
  /** Which the list itself asks for. */
  permission: Permission;
  label: string;
}

const filesOf = (t: TFunction): DataFile[] => [
  { list: 'all-orders', permission: 'report', label: t('Orders') },
  { list: 'customers', permission: 'ADMIN', label: t('Customers') },
  { list: 'products', permission: 'product', label: t('Products') },
  { list: 'purchases', permission: 'purchase', label: t('Purchases') },
  { list: 'vouchers', permission: 'expense', label: t('Expenses and income') },
];

/** The business's data as Excel files, whatever became of its package; nothing for whoever may not take any. */
export function DownloadData({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation();
  const files = permissions.includes('export') ? filesOf(t).filter(({ permission }) => permissions.includes(permission)) : [];
  if (files.length === 0) return null;
  return (
    <div>
      <p>{t('Your data stays yours. Download it as Excel files:')}</p>
      <Files>
        {files.map(({ list, label }) => (
          <li key={list}>
            <ExternalLink href={`/api/export/${list}?format=xlsx`} download onClick={takeFromLink}>{label}</ExternalLink>
          </li>
        ))}
      </Files>
    </div>
  );
}
