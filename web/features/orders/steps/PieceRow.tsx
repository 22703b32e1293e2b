import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';

/** List of order lines with fields. */
export const Pieces = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: end;
  justify-content: space-between;
`;

const Name = styled.span`
  flex: 1 1 180px;
  min-width: 0;

  small {
    display: block;
    font-size: 12.5px;
    color: ${token.ink2};
  }
`;

const Fields = styled.span`
  display: flex;
  gap: 8px;

  > * {
    width: 92px;
  }
`;

/** One order line with the fields for its pieces. */
export function PieceRow({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <Row>
      <Name>
        {name}
        <small>{note}</small>
      </Name>
      <Fields>{children}</Fields>
    </Row>
  );
}
