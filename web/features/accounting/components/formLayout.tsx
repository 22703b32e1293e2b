import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;

  > [data-wide] {
    grid-column: 1 / -1;
  }

  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 14px;
`;

/** A field and, in line with it where there is room, the button that makes what is not among its choices. */
export const FieldWithButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: flex-end;

  > :first-child {
    flex: 1 1 180px;
    min-width: 0;
  }
`;
