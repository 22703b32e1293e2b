import styled from 'styled-components';

/** Two stacks of settings side by side where a desk has the room, one under the other elsewhere. */
export const SettingColumns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** Cards or fields under each other. */
export const SettingStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;
