import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { token } from '../../../ui/theme/token.ts';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';

/** The picked products of a form (purchase, decrease, transfer): table rows, or blocks of fields on a phone. */
export const LineList = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  padding: 10px 0;
  border-top: 1px solid ${token.border};

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Product = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
`;

const Fields = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 10px;
  align-items: end;
`;

interface LineRowProps {
  title: string;
  pictureUrl?: string | null;
  /** The second line: SKU and stock. */
  note: ReactNode;
  /** The input fields of the row. */
  children: ReactNode;
  onRemove: () => void;
}

/** One picked product with its input fields. */
export function LineRow({ title, pictureUrl, note, children, onRemove }: LineRowProps) {
  const { t } = useTranslation();
  return (
    <Row aria-label={title}>
      <Product>
        <ProductThumb name={title} src={pictureUrl} size={36} />
        <CellText isStrong secondary={note}>
          {title}
        </CellText>
      </Product>
      <Fields>{children}</Fields>
      <IconButton ref={passFocusOn} icon={X} size="small" label={t('Remove {{name}}', { name: title })} onClick={onRemove} />
    </Row>
  );
}
