import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** The looks of CellText. */
export const cellTextStyle = css`
  [data-cell-line] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 18px;

    &[data-strong] {
      font-weight: 600;
    }

    &[data-tone='muted'] {
      color: ${token.ink3};
    }

    &[data-tone='bad'] {
      font-weight: 600;
      color: ${token.badText};

      /* What is wrong is read to its end, as far as the row has room. */
      &:only-child {
        max-height: 36px;
        white-space: normal;
      }
    }

    &:has(> [data-cell-suffix]) {
      display: flex;
      gap: 5px;

      > :first-child {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
  }

  [data-cell-pictured] {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;

    > :last-child {
      min-width: 0;
    }
  }

  [data-cell-picture] {
    flex: none;
    width: 34px;
    height: 34px;
    border: 1px solid ${token.border};
    border-radius: 6px;
    background: ${token.surface2};
    object-fit: cover;
  }

  [data-cell-suffix] {
    flex: none;
    color: ${token.ink2};
  }

  [data-cell-second] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 12.5px;
    line-height: 16px;
    color: ${token.ink3};

    [data-card] & {
      display: none;
    }
  }
`;
